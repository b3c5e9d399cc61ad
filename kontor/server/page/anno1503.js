// Anno 1503 in plain shapes: the sea, the islands of all players, piles and display.

import { chips, letter, panel, rows, tag } from "./drawing.js";
import { el } from "./dom.js";
import { pair, say } from "./words.js";

const TILES = [
  "branch_wood", "branch_stone", "branch_tools", "branch_cloth", "branch_spice", "branch_tobacco",
  "agreement", "treasure_upgrade", "treasure_gold",
];

export function draw(view, asked) {
  const seats = [...view.seats.keys()];
  const first = view.viewer >= 0 ? [view.viewer, ...seats.filter((seat) => seat !== view.viewer)] : seats;
  return [
    panel(asked.words.name("screen", "sea"), sea(view, asked), legend(asked)),
    el("div", { class: "players" }, first.map((seat) => player(view, seat, asked))),
    common(view, asked),
  ];
}

function sea(view, asked) {
  const columns = [...view.map[0]].map((_, column) => String.fromCharCode(97 + column));
  const head = el("tr", {}, el("th", {}), columns.map((name) => el("th", { scope: "col" }, name)));
  const body = view.map.map((line, row) => el("tr", {}, el("th", { scope: "row" }, String(row + 1)),
    [...line].map((mark, column) => el("td", {}, cell(view, asked, `${columns[column]}${row + 1}`, mark)))));
  return el("div", { class: "wide" }, el("table", { class: "chart" }, head, body));
}

function cell(view, asked, name, mark) {
  const ships = view.seats.flatMap((player, seat) => player.ships.map((at, rank) => [at, seat, rank + 1]))
    .filter(([at]) => at === name);
  const here = asked.things.filter((thing) => thing.text.split(" ").includes(name));
  const { shown, told, kind } = square(view, asked, name, mark);
  const content = [
    ships.length && kind === "water" ? null : shown,
    ships.map(([, seat, rank]) => el("b", { class: `ship seat${seat}` }, `${letter(seat)}${rank}`)),
  ];
  const title = [name, told, ...ships.map(([, seat]) => asked.names[seat]), ...here.map((thing) => thing.name)]
    .filter(Boolean).join(" · ");
  if (!here.length) return el("span", { class: `square ${kind}`, title }, content);
  const onclick = () => asked.choose(here);
  return el("button", { type: "button", class: `square ${kind} can`, title, "aria-label": title, onclick }, content);
}

function square(view, asked, name, mark) {
  if (mark === "S") return { shown: "◇", told: say("page-sea-start"), kind: "water start" };
  if (!/\d/.test(mark)) return { shown: "", told: "", kind: "water" };
  if (!(name in view.tiles)) return { shown: "–", told: say("page-sea-empty"), kind: "island bare" };
  const tile = view.tiles[name];
  const lookers = (view.looked_at[name] ?? []).map((seat) => asked.names[seat]).join(", ");
  const looked = lookers ? pair(say("page-sea-looked"), lookers) : "";
  const told = (name) => [name, looked].filter(Boolean).join(" · ");
  if (!tile) return { shown: `${mark}${lookers ? "'" : ""}`, told: told(say("page-sea-hidden")), kind: "island" };
  return { shown: asked.words.name("short", tile), told: told(asked.words.name("tile", tile)), kind: "island known" };
}

function legend(asked) {
  const tiles = TILES.map((tile) => `${asked.words.name("short", tile)} ${asked.words.name("tile", tile)}`);
  return el("p", { class: "small" }, [
    `◇ ${say("page-sea-start")}`, `2 3 4 ${say("page-sea-hidden")}`, `' ${say("page-sea-looked")}`, `– ${say("page-sea-empty")}`,
    ...tiles].join(" · "));
}

function player(view, seat, asked) {
  const { words } = asked;
  const found = view.seats[seat];
  const active = seat === view.active;
  const held = Object.values(found.goals).filter(([has, takes]) => has >= takes).length;
  const points = "●".repeat(held) + "○".repeat(Math.max(0, view.points_to_win - held));
  const goals = Object.entries(found.goals).map(([goal, [has, takes]]) =>
    `${words.name("goal", goal)} ${has}/${takes}${has >= takes ? " ✓" : ""}`);
  const goods = Object.entries(found.hand).filter(([, count]) => count)
    .map(([good, count]) => `${count} × ${words.name("good", good)}`);
  const folk = found.inhabitants.map((kind, space) => kind && [
    el("small", {}, `${space + 1} `), words.name("inhabitant", kind),
    found.buildings[space] ? ` + ${words.name("building", found.buildings[space])}` : ""]).filter(Boolean);
  const sites = found.production.map((good, site) => [
    el("small", {}, `${site + 1} `), words.name("good", good),
    found.branches[site] ? el("b", {}, ` / ${words.name("good", found.branches[site])}`) : ""]);
  const ships = found.ships.map((at, rank) => [
    el("b", {}, `${letter(seat)}${rank + 1} `), at,
    active && view.action_points - view.used[rank] > 0 ? ` (${view.action_points - view.used[rank]})` : ""]);
  return el("section", { class: `card panel player${active ? " active" : ""}` },
    el("h2", {}, tag(seat, asked.names), active ? " ◀" : "",
      seat === view.viewer ? el("span", { class: "small" }, ` ${say("page-you")}`) : null),
    rows([
      [words.name("screen", "goals"), [el("b", {}, points), " ", chips(goals)]],
      [say("page-gold"), el("b", {}, String(found.gold))],
      [words.name("screen", "hand"), chips(goods)],
      [words.name("screen", "inhabitants"), chips(folk)],
      [words.name("screen", "production"), chips(sites)],
      [words.name("screen", "ships"), [chips(ships), el("span", { class: "small" }, ` +${found.stock.ships} ${say("page-in-stock")}`)]],
      [say("page-tiles-left"), [
        `${found.stock.pioneer_settler} ${words.name("inhabitant", "pioneer")}/${words.name("inhabitant", "settler")}, `,
        `${found.stock.citizen_merchant} ${words.name("inhabitant", "citizen")}/${words.name("inhabitant", "merchant")}`]],
      [say("page-buy-price"), String(found.buy_price)],
    ]));
}

function common(view, asked) {
  const { words } = asked;
  const display = Object.entries(view.display).filter(([, count]) => count)
    .map(([building, count]) => `${words.name("building", building)}${count > 1 ? ` ×${count}` : ""}`);
  const piles = Object.entries(view.piles).map(([good, count]) => `${words.name("good", good)} ${count}`);
  return panel(say("page-common"), rows([
    [words.name("screen", "display"), chips(display)],
    [words.name("screen", "piles"), chips(piles)],
    [say("page-reserve"), String(view.reserve)],
    [say("page-hand-limit"), String(view.hand_limit)],
  ]));
}
