// Words: the sentences of the page in the reader's language.

const LANGUAGE = "kontor.language";
const NAMES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano", es: "Español" };
let words = {};

export const LANGUAGES = Object.entries(NAMES);

export function language() {
  const kept = localStorage.getItem(LANGUAGE);
  if (kept in NAMES) return kept;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((tag) => tag in NAMES) ?? "en";
}

export async function load(path) {
  const answer = await fetch(`/api${path}`, { cache: "no-store" });
  return answer.ok ? answer.json() : {};
}

export async function speak(chosen = language(), keep = false) {
  if (keep) localStorage.setItem(LANGUAGE, chosen);
  document.documentElement.lang = chosen;
  words = await load(`/words/${chosen}`);
}

export function say(key) {
  return words[key] ?? key;
}

// A label and its value; French keeps a space before the colon.
export function pair(label, value) {
  return `${label}${language() === "fr" ? "\u00a0" : ""}: ${value}`;
}
