// Choosing some cards of the hand, where a line names them.

import { el } from "./dom.js";
import { say } from "./words.js";

// If the ways to do a thing differ in the cards they name and in nothing else: these cards, and how many at most.
export function namedCards(thing, ways, known) {
  const sets = ways.map((way) => way.text.slice(thing.text.length).split(" ").filter(Boolean));
  if (!known || !sets.length || !sets.every((set) => set.length && set.every((card) => card in known))) return null;
  return { cards: [...new Set(sets.flat())], most: Math.max(...sets.map((set) => set.length)) };
}

// Draw the cards to tick. Gives what reads the line that names them; in the order of the hand, as the ways have it,
// for not all ways with many cards may be listed.
export function chooseCards(form, thing, { cards, most }, words) {
  const boxes = cards.map((card) => el("input", { type: "checkbox", value: card, onchange: () => limit() }));
  const chosen = () => boxes.filter((box) => box.checked);
  const limit = () => {
    const full = chosen().length >= most;
    for (const box of boxes) box.disabled = full && !box.checked;
  };
  form.append(el("fieldset", { class: "ways" }, el("legend", {}, `${say("page-which-cards")} (1–${most})`),
    boxes.map((box) => el("label", { class: "way card-way" }, box, el("span", {}, told(box.value, words))))));
  return () => (chosen().length ? [thing.text, ...chosen().map((box) => box.value)].join(" ") : null);
}

function told(card, words) {
  const fact = words.facts.cards[card];
  return [el("b", {}, card), ` – ${fact.points} ${say("page-points")} – ${fact.needs}`, el("small", { class: "block" }, `→ ${fact.brings}`)];
}
