// The names of a game, and what is printed on its components by the figures of a table.

import { api, Refused } from "./api.js";
import { language, load } from "./words.js";

const kept = new Map();

export function tableWords(game, table) {
  const at = `${language()}/${table}`;
  if (!kept.has(at)) kept.set(at, find(game, table, () => kept.delete(at)));
  return kept.get(at);
}

async function find(game, table, forget) {
  try {
    const [names, facts, known] = await Promise.all([
      load(`/words/${language()}?game=${game}`),
      factsOf(game, table, forget),
      load("/games"),
    ]);
    const title = known.games?.find((found) => found.name === game)?.title ?? game;
    return { facts, title, name: (family, item) => names[`${game}-${family}-${item}`] ?? item.replaceAll("_", " ") };
  } catch (error) {
    forget();
    throw error;
  }
}

// Better the usual figures than none; but only until the table's own can be had.
async function factsOf(game, table, forget) {
  try {
    return await api("GET", `/tables/${table}/facts?language=${language()}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    forget();
    return load(`/facts/${language()}/${game}`);
  }
}
