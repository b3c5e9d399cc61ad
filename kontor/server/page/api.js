// Who one is, and requests to the server.

import { language } from "./words.js";

const KEY = "kontor.key";
const PASSING = new Set(["store-away", "store-overwritten", "requests-too-many"]);
export const SHORTEST = 500;
export const LONGEST = 15000;

export class Refused extends Error {
  constructor(fault, status) {
    super(fault.text);
    this.fault = fault;
    this.status = status;
  }

  // Whether the same may well be done a little later.
  get passing() {
    return PASSING.has(this.fault.key);
  }
}

// The key is made here and is all there is to prove who one is: 32 random bytes.
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function newId() {
  return newKey().slice(0, 24);
}

export function key() {
  if (!localStorage.getItem(KEY)) localStorage.setItem(KEY, newKey());
  return localStorage.getItem(KEY);
}

export function hasKey() {
  return Boolean(localStorage.getItem(KEY));
}

export function keepKey(text) {
  localStorage.setItem(KEY, text);
}

export function forgetKey() {
  localStorage.removeItem(KEY);
}

export async function request(method, path, body, headers = {}) {
  const sent = { Authorization: headers.Authorization ?? `Bearer ${key()}`, "Accept-Language": language(), ...headers };
  if (body !== undefined) sent["Content-Type"] = "application/json";
  const text = body === undefined || typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body);
  const answer = await fetch(`/api${path}`, { method, headers: sent, body: text, cache: "no-store" });
  if (answer.ok) return answer;
  const { error } = await answer.json();
  throw new Refused(error, answer.status);
}

export async function api(method, path, body, headers) {
  const answer = await request(method, path, body, headers);
  return answer.status === 204 || answer.headers.get("Content-Length") === "0" ? null : answer.json();
}

// Ask until there is an answer that will stay; `meanwhile` is called before each pause.
export async function askPatiently(path, headers, meanwhile) {
  for (let pause = SHORTEST; ; pause = Math.min(LONGEST, pause * 2)) {
    try {
      return await api("GET", path, undefined, headers);
    } catch (error) {
      if (!(error instanceof Refused && error.passing)) throw error;
    }
    meanwhile();
    await new Promise((resolve) => { setTimeout(resolve, pause); });
  }
}
