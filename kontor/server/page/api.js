// Who one is, and requests to the server.

import { language } from "./words.js";

const KEY = "kontor.key";

export class Refused extends Error {
  constructor(fault, status) {
    super(fault.text);
    this.fault = fault;
    this.status = status;
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
  const sent = { Authorization: `Bearer ${key()}`, "Accept-Language": language(), ...headers };
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
