// The form for a new table.

import { api } from "./api.js";
import { chooser, el, fill, labelled, note } from "./dom.js";
import { say } from "./words.js";

const UNITS = { second: 1, minute: 60, hour: 3600, day: 86400 };

export function botName(bot) {
  return { greedy: say("page-bot-greedy"), random: say("page-bot-random") }[bot] ?? bot;
}

export function newTableForm({ games, bots }) {
  const wish = { game: games[0].name, count: 2, seats: [], options: {}, clock: "none" };
  const form = el("form", { class: "card" });
  const draw = () => drawForm(form, wish, games, bots, draw);
  draw();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const { table } = await api("POST", "/tables", asked(form, wish));
      location.href = `/t/${table}`;
    } catch (error) {
      note(error.message, "bad");
    }
  });
  return form;
}

function drawForm(form, wish, games, bots, draw) {
  const game = games.find((found) => found.name === wish.game);
  wish.count = Math.max(game.fewest, Math.min(game.most, wish.count));
  while (wish.seats.length < game.most) {
    wish.seats.push({ kind: wish.seats.length ? "bot" : "me", name: "", bot: bots.includes("greedy") ? "greedy" : bots[0] });
  }
  const counts = [];
  for (let count = game.fewest; count <= game.most; count += 1) counts.push([count, String(count)]);
  const title = form.elements.title?.value ?? "";
  fill(form,
    el("h2", {}, say("page-new-table")),
    labelled(say("page-game"), chooser(games.map((found) => [found.name, found.title]), wish.game, (name) => {
      wish.game = name;
      wish.options = {};
      draw();
    })),
    el("p", { class: "small" }, game.about),
    labelled(say("page-seats"), chooser(counts, wish.count, (count) => {
      wish.count = Number(count);
      draw();
    })),
    el("fieldset", {}, el("legend", {}, say("page-who")),
      wish.seats.slice(0, wish.count).map((seat, index) => seatRow(seat, index, bots, draw))),
    game.options.map((option) => optionRow(option, wish)),
    labelled(say("page-open-to"), chooser(
      [["no", say("page-by-invitation")], ["yes", say("page-open-to-all")]], wish.public ?? "no", (value) => {
        wish.public = value;
      })),
    clockRows(wish, draw),
    labelled(say("page-title-optional"), el("input", { name: "title", maxlength: "60", value: title })),
    el("button", { class: "main" }, say("page-make-table")));
}

function seatRow(seat, index, bots, draw) {
  const kinds = [
    ["me", say("page-seat-me")], ["screen", say("page-seat-screen")],
    ["bot", say("page-seat-bot")], ["free", say("page-seat-free")],
  ];
  const name = seat.kind !== "screen" ? null : el("input", {
    maxlength: "40", required: true, "aria-label": say("page-name-of-other"), placeholder: say("page-name-of-other"),
    value: seat.name, oninput: (event) => { seat.name = event.target.value; },
  });
  const bot = seat.kind !== "bot" ? null : chooser(bots.map((found) => [found, botName(found)]), seat.bot, (value) => {
    seat.bot = value;
  });
  bot?.setAttribute("aria-label", say("page-seat-bot"));
  const kind = chooser(kinds, seat.kind, (value) => {
    seat.kind = value;
    draw();
  });
  kind.setAttribute("aria-label", `${say("page-seat")} ${index + 1}`);
  return el("div", { class: "row seat-row" }, el("span", { class: "count" }, String(index + 1)), kind, name, bot);
}

function optionRow(option, wish) {
  const at = option.values.findIndex((value) => value.value === wish.options[option.name]);
  const control = chooser(option.values.map((value, index) => [index, value.told]), Math.max(0, at), (index) => {
    wish.options[option.name] = option.values[index].value;
  });
  wish.options[option.name] = option.values[Math.max(0, at)].value;
  return labelled(option.told, control);
}

function clockRows(wish, draw) {
  const kinds = [
    ["none", say("page-clock-none")], ["per_move", say("page-clock-move")], ["per_game", say("page-clock-game")],
  ];
  const rows = [labelled(say("page-clock"), chooser(kinds, wish.clock, (value) => {
    wish.clock = value;
    draw();
  }))];
  if (wish.clock === "none") return rows;
  const units = [
    ["second", say("page-seconds")], ["minute", say("page-minutes")], ["hour", say("page-hours")], ["day", say("page-days")],
  ];
  const unit = chooser(units, wish.clock === "per_move" ? "day" : "minute");
  unit.name = "unit";
  unit.setAttribute("aria-label", say("page-unit"));
  const most = el("input", {
    type: "number", name: "most", min: "1", max: "600", value: wish.clock === "per_move" ? "3" : "45", required: true,
    "aria-label": say("page-clock-most"),
  });
  rows.push(el("div", { class: "row" }, most, unit));
  if (wish.clock === "per_game") {
    rows.push(labelled(say("page-clock-added"), el("input", { type: "number", name: "added", min: "0", max: "86400", value: "20" })));
  }
  return rows;
}

function asked(form, wish) {
  const fields = form.elements;
  const table = {
    game: wish.game,
    title: fields.title.value,
    public: wish.public === "yes",
    seats: wish.seats.slice(0, wish.count).map((seat) => ({
      kind: seat.kind,
      name: seat.kind === "screen" ? seat.name : "",
      bot: seat.kind === "bot" ? seat.bot : "",
    })),
    // What is left to chance is left out.
    options: Object.fromEntries(Object.entries(wish.options).filter(([, value]) => value !== null)),
  };
  if (wish.clock !== "none") {
    table.clock = { [wish.clock]: Number(fields.most.value) * UNITS[fields.unit.value] };
    if (wish.clock === "per_game") table.clock.added = Number(fields.added.value);
  }
  return table;
}
