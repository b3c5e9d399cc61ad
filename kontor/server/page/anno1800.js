// Anno 1800 in plain shapes: the own island and hand, the objectives, the other players, the common board.

import { chips, doing, letter, panel, rows, tag } from "./drawing.js";
import { el, fold } from "./dom.js";
import { pair, say } from "./words.js";

export function draw(view, asked) {
  const others = [...view.seats.keys()].filter((seat) => seat !== view.viewer);
  const parts = [];
  if (view.score) parts.push(score(view, asked));
  if (view.viewer >= 0) {
    parts.push(panel([tag(view.viewer, asked.names), marks(view, view.viewer)],
      belongings(view, view.viewer, asked), island(view, view.viewer, asked)));
    parts.push(hand(view, asked));
  }
  parts.push(objectives(view, asked));
  parts.push(el("div", { class: "players" }, others.map((seat) => player(view, seat, asked))));
  parts.push(board(view, asked));
  return parts;
}

function marks(view, seat) {
  const left = view.last_turn - view.turns;
  return [
    seat === view.active ? " ◀" : "",
    seat === view.fireworks ? ` ✹ ${say("page-fireworks")}` : "",
    seat === view.active && left > 0 ? el("span", { class: "small" }, ` ${pair(say("page-turns-left"), left)}`) : null,
  ];
}

function openTile(found, cell) {
  const at = found.cells[cell];
  return at ? at.tile || at.printed : "";
}

function tokens(kind) {
  const all = kind.ready + kind.exhausted;
  return `${kind.ready}/${all}${kind.cards ? ` +${kind.cards}` : ""}`;
}

function people(found, words) {
  return Object.keys(found.ready).map((cube) => {
    const working = Object.values(found.cells).reduce((sum, cell) => sum + cell.crew.filter((one) => one === cube).length, 0);
    const all = found.ready[cube] + found.exhausted[cube] + working;
    return all ? `${words.name("cube", cube)} ${found.ready[cube]}/${all}` : null;
  }).filter(Boolean);
}

function exhausted(found, words) {
  return Object.entries(found.exhausted).filter(([, count]) => count).map(([cube, count]) => `${count} × ${words.name("cube", cube)}`);
}

function points(found, facts) {
  return [...found.open_cards, ...found.spent_cards].reduce((sum, card) => sum + (facts.cards[card]?.points ?? 0), 0);
}

function expedition(card, { facts, name }) {
  const fact = facts.expeditions[card];
  return fact ? `${name("cube", fact.animal)} / ${name("cube", fact.artifact)}` : card;
}

function belongings(view, seat, asked) {
  const { words } = asked;
  const found = view.seats[seat];
  const mine = seat === view.viewer;
  const spent = exhausted(found, words);
  return rows([
    [say("page-gold"), el("b", {}, String(found.gold))],
    [words.name("screen", "trade"), tokens(found.trade)],
    [words.name("screen", "exploration"), tokens(found.exploration)],
    [say("page-people"), chips(people(found, words))],
    [words.name("screen", "exhausted"), spent.length ? chips(spent) : null],
    [words.name("screen", "hand"), mine ? null
      : chips(Object.entries(found.hand).map(([deck, count]) => `${count} × ${words.name("deck", deck)}`))],
    [say("page-points-played"), String(points(found, words.facts))],
    [words.name("screen", "imports"), found.imports.length ? chips(found.imports.map((good) => words.name("good", good))) : null],
    [say("page-islands"), found.old_world.length + found.new_world.length
      ? `${words.name("list", "open")} ${found.old_world.length}, ${words.name("list", "explore")} ${found.new_world.length}` : null],
    [words.name("screen", "expeditions"), mine && view.expeditions?.length
      ? chips(view.expeditions.map((card) => expedition(card, words))) : found.expeditions ? String(found.expeditions) : null],
    [words.name("screen", "effects"), found.open_cards.length
      ? chips(found.open_cards.map((card) => [
        el("b", {}, card), ` ${words.facts.cards[card]?.brings ?? ""} `, mine ? doing(asked, `use ${card}`, say("page-use")) : null,
      ])) : null],
    [words.name("screen", "spent"), found.spent_cards.length ? found.spent_cards.join(" ") : null],
  ]);
}

function island(view, seat, asked) {
  const { words } = asked;
  const found = view.seats[seat];
  const zones = { land: [], coast: [], sea: [] };
  const free = { land: [], coast: [], sea: [] };
  const last = 20 + 6 * found.old_world.length;
  for (let cell = 1; cell <= last; cell += 1) {
    const zone = words.facts.zones[cell];
    const name = openTile(found, String(cell));
    if (name) zones[zone].push(place(found.cells[String(cell)], name, cell, words));
    else free[zone].push(cell);
  }
  return el("div", { class: "grounds" }, Object.entries(zones).map(([zone, cells]) => el("div", { class: `zone ${zone}` },
    el("h3", {}, words.name("screen", zone)),
    el("div", { class: "cells" }, cells),
    free[zone].length ? el("p", { class: "small" }, pair(say("page-cells-free"), free[zone].join(" "))) : null)));
}

function place(at, name, cell, words) {
  const tile = words.facts.tiles[name] ?? {};
  const crew = at.crew.map((cube) => (cube === tile.works ? "●" : `●${words.name("screen-short", cube)}`)).join("");
  const free = tile.makes ? "○".repeat(Math.max(0, words.facts.workplaces - at.crew.length)) : "";
  return el("div", { class: `cell${at.tile ? " built" : ""}`, title: words.name("tile", name) },
    el("small", {}, String(cell)), " ",
    tile.makes ? el("b", {}, words.name("good", tile.makes)) : words.name("tile", name),
    tile.makes ? el("span", { class: "small block" }, `${words.name("cube", tile.works)} `, el("span", { class: "crew" }, crew + free)) : null);
}

function hand(view, asked) {
  const { words } = asked;
  const cards = view.hand ?? [];
  const title = `${words.name("screen", "hand")} (${cards.length})`;
  if (!cards.length) return panel(title, el("p", {}, "–"));
  return panel(title, el("div", { class: "hand" }, cards.map((card) => {
    const fact = words.facts.cards[card] ?? {};
    const play = doing(asked, `play ${card}`, say("page-play"));
    return el("div", { class: `hand-card ${fact.deck ?? ""}${play ? " can" : ""}` },
      el("div", { class: "row" },
        el("b", {}, card), el("span", { class: "small" }, `${fact.points} ${say("page-points")}`),
        el("span", { class: "grow" }), play),
      el("div", {}, fact.needs), lacks(asked, "play", card), el("div", { class: "small" }, `→ ${fact.brings}`));
  })));
}

// What is missing to pay for something.
function lacks(asked, kind, name) {
  const { words } = asked;
  const missing = asked.lacks(kind, name).map((lack) => {
    if (lack.what === "cube") return `${lack.number} × ${words.name("cube", lack.name)}`;
    if (lack.name) return words.name("good", lack.name);
    const token = { trade_token: words.name("screen", "trade"), exploration_token: words.name("screen", "exploration") };
    return `${lack.number} ${token[lack.what] ?? say("page-gold")}`;
  });
  return missing.length ? el("span", { class: "small lacks block" }, `✗ ${missing.join(", ")}`) : null;
}

function objectives(view, asked) {
  const { words } = asked;
  return panel(words.name("screen", "objectives"), el("ul", { class: "plain" }, view.objectives.map((objective) => el("li", {},
    el("b", {}, words.name("objective", objective.id)), " ",
    objective.standing.map((count, seat) => [el("span", { class: `person seat${seat}` }, el("b", {}, letter(seat)), ` ${count}`), " "]),
    view.used.includes(objective.id) ? `(${words.name("screen", "spent")}) ` : "",
    el("span", { class: "small" }, words.facts.objectives[objective.id]?.rule ?? ""), " ",
    doing(asked, `use ${objective.id}`, say("page-use"))))));
}

function player(view, seat, asked) {
  const { words } = asked;
  const found = view.seats[seat];
  const sold = new Map();
  for (const cell of Object.keys(found.cells)) {
    const tile = words.facts.tiles[openTile(found, cell)];
    if (!tile?.makes) continue;
    const price = words.facts.trade_price[tile.works];
    sold.set(tile.makes, Math.min(price, sold.get(tile.makes) ?? price));
  }
  const prices = [...new Set(sold.values())].sort((a, b) => a - b);
  return el("section", { class: `card panel player${seat === view.active ? " active" : ""}` },
    el("h2", {}, tag(seat, asked.names), marks(view, seat)),
    belongings(view, seat, asked),
    el("p", { class: "small" }, prices.map((price) => el("span", { class: "block" },
      `${words.name("screen", "sells")} (${price} ${words.name("screen", "trade")}): `,
      [...sold].filter(([, asks]) => asks === price).map(([good]) => words.name("good", good)).join(", ")))),
    fold(`island${seat}`, words.name("screen", "island"), island(view, seat, asked)));
}

function board(view, asked) {
  const { words } = asked;
  const families = new Map();
  for (const name of Object.keys(view.stock)) {
    const family = words.facts.tiles[name]?.works || "naval";
    if (!families.has(family)) families.set(family, []);
    families.get(family).push(name);
  }
  const roomy = matchMedia("(min-width: 60rem)").matches;
  const title = (family) => (family === "naval" ? words.name("screen", "naval") : words.name("cube", family));
  const supply = Object.entries(view.supply).map(([cube, count]) => `${words.name("cube", cube)} ${count}`);
  const decks = Object.entries(view.decks).map(([deck, { left }]) => `${words.name("deck", deck)} ${left}`);
  return panel(words.name("screen", "board"),
    [...families].map(([family, names]) => fold(`board ${family}`, title(family),
      el("div", { class: "stock" }, names.map((name) => stock(view, name, asked))), roomy)),
    rows([
      [words.name("screen", "supply"), chips(supply)],
      [words.name("screen", "decks"), chips(decks)],
      [say("page-islands"),
        `${words.name("list", "open")} ${view.old_world_left}, ${words.name("list", "explore")} ${view.new_world_left}`],
      [words.name("screen", "expeditions"), String(view.expeditions_left)],
    ]));
}

function stock(view, name, asked) {
  const { words } = asked;
  const tile = words.facts.tiles[name];
  const left = view.stock[name];
  const line = tile?.makes ? `build ${name}` : `build ${tile?.family} ${tile?.level}`;
  const makes = tile?.makes ? words.name("good", tile.makes) : "";
  return el("div", { class: `stock-tile${left ? "" : " none"}` },
    el("b", {}, words.name("tile", name)), ` ×${left} `, doing(asked, line, `${words.name("list", "build")} ✓`),
    el("span", { class: "small block" }, `${tile?.cost ?? ""}${makes ? ` → ${makes}` : ""}`),
    left ? lacks(asked, "build", name) : null);
}

function score(view, asked) {
  const { words } = asked;
  const sheets = view.score;
  const line = (label, pick) => el("tr", {}, el("th", { scope: "row" }, label), sheets.map((sheet) => el("td", {}, String(pick(sheet)))));
  return panel(say("page-score"), el("div", { class: "wide" }, el("table", { class: "score" },
    el("tr", {}, el("th", {}), sheets.map((_, seat) => el("th", { scope: "col" }, tag(seat, asked.names)))),
    Object.keys(sheets[0].cards).map((deck) => line(pair(say("page-cards"), words.name("deck", deck)), (sheet) => sheet.cards[deck])),
    line(words.name("screen", "expeditions"), (sheet) => sheet.expeditions),
    line(say("page-gold"), (sheet) => sheet.gold),
    line(say("page-fireworks"), (sheet) => sheet.fireworks),
    view.objectives.map((objective, index) => line(words.name("objective", objective.id), (sheet) => sheet.objectives[index])),
    el("tr", { class: "total" }, el("th", { scope: "row" }, say("page-total")),
      sheets.map((sheet) => el("td", {}, String(sheet.total)))))));
}
