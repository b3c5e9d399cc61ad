// What the drawings of all games share.

import { button, el } from "./dom.js";

const LETTERS = "ABCDEFGH";

// A player: letter and colour together, so that neither is needed alone.
export function tag(seat, names, rank = "") {
  return el("span", { class: `person seat${seat}` }, el("b", {}, `${LETTERS[seat]}${rank}`), names ? ` ${names[seat]}` : "");
}

export function letter(seat) {
  return LETTERS[seat];
}

export function panel(title, ...content) {
  return el("section", { class: "card panel" }, el("h2", {}, title), content);
}

// Label and value, one below the other.
export function rows(pairs) {
  const shown = pairs.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return el("dl", {}, shown.map(([label, value]) => [el("dt", {}, label), el("dd", {}, value)]));
}

export function chips(items) {
  return el("span", { class: "chips" }, items.length ? items.map((item) => el("span", { class: "chip" }, item)) : "–");
}

// A button for a thing that can be done now, or nothing.
export function doing(asked, text, label) {
  const thing = asked.things.find((found) => found.text === text);
  return thing ? button(label ?? thing.name, () => asked.choose([thing]), { class: "small-button" }) : null;
}
