// Words: the sentences of the page and the names of the games, in the reader's language.

const LANGUAGE = "kontor.language";
const NAMES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano", es: "Español" };
let words = {};
const games = new Map();

export const LANGUAGES = Object.entries(NAMES);

export function language() {
  const kept = localStorage.getItem(LANGUAGE);
  if (kept in NAMES) return kept;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((tag) => tag in NAMES) ?? "en";
}

async function load(path) {
  const answer = await fetch(`/api${path}`, { cache: "no-store" });
  return answer.ok ? answer.json() : {};
}

export async function speak(chosen = language(), keep = false) {
  if (keep) localStorage.setItem(LANGUAGE, chosen);
  document.documentElement.lang = chosen;
  words = await load(`/words/${chosen}`);
  games.clear();
}

export function say(key) {
  return words[key] ?? key;
}

// A label and its value; French keeps a space before the colon.
export function pair(label, value) {
  return `${label}${language() === "fr" ? "\u00a0" : ""}: ${value}`;
}

// The names of a game and what is printed on its components.
export async function gameWords(game) {
  if (!games.has(game)) {
    const [names, facts] = await Promise.all([
      load(`/words/${language()}?game=${game}`),
      load(`/facts/${language()}/${game}`),
    ]);
    games.set(game, {
      facts,
      name: (family, item) => names[`${game}-${family}-${item}`] ?? item.replaceAll("_", " "),
    });
  }
  return games.get(game);
}
