// The lobby: one's tables, open tables, a new table, a record from elsewhere.

import { api } from "./api.js";
import { button, el, note } from "./dom.js";
import { newTableForm } from "./newtable.js";
import { tellTurn } from "./notices.js";
import { language, say } from "./words.js";

const AGAIN = 20000;

export function showLobby(main) {
  const mine = el("div", {});
  const open = el("div", {});
  const form = el("div", {});
  main.replaceChildren(el("div", { class: "lobby" },
    el("div", { class: "stack" },
      el("section", { class: "card" }, el("h2", {}, say("page-my-tables")), mine),
      el("section", { class: "card" }, el("h2", {}, say("page-open-tables")), open)),
    el("div", { class: "stack" }, form, importCard())));
  let titles = {};
  const look = async () => {
    const { tables } = await api("GET", "/tables");
    const own = tables.filter((table) => table.owner || table.seats.some((seat) => seat.yours) || !table.public);
    own.sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
    mine.replaceChildren(list(own, titles, say("page-no-tables")));
    open.replaceChildren(list(tables.filter((table) => !own.includes(table)), titles, say("page-no-open-tables")));
    tellTurn(tables.some((table) => table.your_turn), "Kontor");
  };
  const wake = () => document.visibilityState === "visible" && look().catch(() => {});
  document.addEventListener("visibilitychange", wake);
  const timer = setInterval(() => look().catch(() => {}), AGAIN);
  api("GET", "/games").then((known) => {
    titles = Object.fromEntries(known.games.map((game) => [game.name, game.title]));
    form.replaceChildren(newTableForm(known));
    return look();
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", wake);
  };
}

function rank(table) {
  if (table.your_turn) return 0;
  return { playing: 1, waiting: 2, over: 3 }[table.status];
}

export function statusWord(status) {
  return { playing: say("page-playing"), waiting: say("page-waiting"), over: say("page-over") }[status];
}

function list(tables, titles, none) {
  if (!tables.length) return el("p", { class: "small" }, none);
  return el("ul", { class: "tables" }, tables.map((table) => {
    const who = table.seats.map((seat) => seat.name || say("page-free")).join(", ");
    const changed = new Date(table.changed * 1000);
    return el("li", {}, el("a", { href: `/t/${table.table}`, class: table.your_turn ? "turn" : "" },
      el("strong", {}, table.title || titles[table.game] || table.game),
      table.title ? el("span", { class: "small" }, ` ${titles[table.game]}`) : null,
      el("span", { class: "badge" }, table.your_turn ? `● ${say("page-your-turn")}` : statusWord(table.status)),
      el("span", { class: "small block" }, who),
      el("time", { class: "small block", datetime: changed.toISOString() },
        changed.toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" }))));
  }));
}

function importCard() {
  const file = el("input", { type: "file", accept: ".json,application/json", class: "hidden" });
  file.addEventListener("change", async () => {
    if (!file.files.length) return;
    try {
      const { table } = await api("POST", "/records", file.files[0]);
      location.href = `/t/${table}`;
    } catch (error) {
      note(error.message, "bad");
      file.value = "";
    }
  });
  return el("section", { class: "card" },
    el("h2", {}, say("page-import")),
    el("p", { class: "small" }, say("page-import-why")),
    file, button(say("page-choose-file"), () => file.click()));
}
