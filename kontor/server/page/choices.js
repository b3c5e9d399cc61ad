// What one can do: the things, then the ways to do the one that was chosen; taking back; the end of the turn.

import { chooseCards, namedCards } from "./cardsets.js";
import { button, el, fold, note } from "./dom.js";
import { seatName } from "./seats.js";
import { pair, say } from "./words.js";

const MOST_SHOWN = 8;
// What shows something new cannot be taken back without asking, so one click alone does not do it.
const REVEALING = new Set(["open", "explore", "expedition"]);

export class Choices {
  constructor(table) {
    this.table = table;
    this.things = [];
    this.prospects = {};
    this.part = el("section", { class: "choices", "aria-label": say("page-what-to-do"), tabindex: "-1" });
    this.revision = null;
  }

  // The table has changed.
  async update() {
    const { table } = this;
    if (!table.state || table.info.status === "waiting" || !table.own.length) {
      this.set([]);
      return;
    }
    if (table.covered) {
      this.set([]);
      this.part.replaceChildren(this.curtain());
      return;
    }
    const acting = table.yourTurn && table.info.actor === table.eye;
    const { revision } = table.state;
    if (!acting) {
      this.revision = null;
      this.things = [];
      this.draw();
      return;
    }
    if (this.revision === revision) {
      if (!this.chosen) this.draw();
      return;
    }
    this.revision = revision;
    this.rest(true);
    try {
      const [{ data }, told] = await Promise.all([
        table.live.ask("things", { seat: table.eye }),
        table.live.ask("prospects", { seat: table.eye }),
      ]);
      if (table.state.revision !== revision) return;
      this.things = data.things;
      this.question = data.question;
      this.prospects = told.data.prospects;
    } catch {
      this.things = [];
      // The table opened anew may be at the same revision: then it is asked again.
      if (this.revision === revision) this.revision = null;
    }
    this.chosen = null;
    this.draw();
    if (this.held) this.part.focus({ preventScroll: true });
    this.held = false;
    table.drawView();
  }

  set(things) {
    this.things = things;
    this.revision = null;
    this.chosen = null;
    this.part.replaceChildren();
  }

  curtain() {
    const { info } = this.table;
    return el("div", { class: "card" },
      el("p", {}, el("strong", {}, seatName(info.seats[info.actor])), " ", say("page-pass-screen")),
      button(say("page-show-mine"), () => this.table.look(info.actor), { class: "main" }));
  }

  draw() {
    const { table } = this;
    const seat = table.info.seats[table.eye];
    const parts = [];
    if (seat?.stand_in && table.info.status === "playing") {
      parts.push(el("p", {}, say("page-bot-for-you")),
        button(say("page-return"), () => table.act("return", { seat: table.eye }), { class: "main" }));
    }
    if (this.things.length) {
      parts.push(el("h2", {}, this.question ?? say("page-what-to-do")));
      parts.push(...this.groups());
    }
    parts.push(this.taking());
    if (this.things.length) parts.push(this.typed());
    this.part.replaceChildren(el("div", { class: "card" }, parts));
  }

  groups() {
    const groups = new Map();
    for (const thing of this.things) {
      if (thing.text === "end") continue;
      const heading = thing.heading ?? thing.text.split(" ")[0];
      if (!groups.has(heading)) groups.set(heading, []);
      groups.get(heading).push(thing);
    }
    return [...groups].map(([heading, things]) => el("div", { class: "group" },
      things[0].heading ? el("h3", {}, heading) : null,
      el("div", { class: "things" }, things.map((thing) => button(this.label(thing), () => this.choose(thing))))));
  }

  // A card is named by its number; what it needs says more.
  label(thing) {
    const card = thing.text.match(/^(?:play|use) (\w+)$/)?.[1];
    const fact = this.table.words.facts.cards?.[card];
    if (!fact) return thing.name;
    return `${thing.name} – ${thing.text.startsWith("play") ? fact.needs : fact.brings}`;
  }

  taking() {
    const { table } = this;
    const can = table.info.seats[table.eye]?.stand_in ? {} : (table.scene?.can ?? {});
    const end = this.things.find((thing) => thing.text === "end");
    const back = (type, text, show) => (show ? button(text, () => table.actSeat(type)) : null);
    return el("div", { class: "row taking" },
      back("undo", say("page-undo"), can.undo),
      back("redo", say("page-redo"), can.redo),
      back("reset", say("page-reset"), can.undo),
      back("ask_undo", say("page-ask-undo"), can.ask_undo && !table.info.wish),
      el("span", { class: "grow" }),
      end ? button(end.name, () => this.choose(end), { class: "main end" }) : null);
  }

  // Lines can also be typed, as in the terminal.
  typed() {
    const line = el("input", { maxlength: "2000", "aria-label": say("page-line"), autocomplete: "off", spellcheck: "false" });
    const form = el("form", { class: "row" }, line, el("button", {}, say("page-do-it")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (line.value.trim()) this.table.actSeat("move", { line: line.value.trim() });
    });
    return fold("typed", say("page-type-line"), form);
  }

  // Several things that somebody pointed at together.
  offer(things) {
    if (things.length === 1) {
      this.choose(things[0]);
      return;
    }
    this.chosen = things;
    this.part.replaceChildren(el("div", { class: "card" },
      el("div", { class: "things" }, things.map((thing) => button(this.label(thing), () => this.choose(thing)))),
      button(say("page-cancel"), () => this.cancel())));
    this.bring();
  }

  async choose(thing) {
    const { table } = this;
    this.rest(true);
    try {
      const { data } = await table.live.ask("ways", { seat: table.eye, thing: thing.text });
      // What can be done in one way only, and without a choice of payment, needs no second question.
      if (REVEALING.has(thing.text) || data.ways.length !== 1 || data.ways[0].text !== thing.text) {
        this.chosen = thing;
        this.showWays(thing, data.ways);
      } else if (!(await table.actSeat("move", { line: thing.text }))) {
        this.rest(false);
      }
    } catch (error) {
      note(error.message, "bad");
      this.rest(false);
    }
  }

  // Nothing can be chosen while an answer is on its way: a second click would mean something else.
  rest(resting) {
    // What is switched off loses the focus; who plays with the keyboard gets it back after the next drawing.
    this.held = resting && (this.held || this.part.contains(document.activeElement));
    for (const control of this.part.querySelectorAll("button, input")) control.disabled = resting;
  }

  showWays(thing, ways) {
    const form = el("form", { class: "card" }, el("h2", {}, thing.heading ? pair(thing.heading, this.label(thing)) : thing.name));
    const sets = namedCards(thing, ways, this.table.words.facts.cards);
    const read = sets ? chooseCards(form, thing, sets, this.table.words) : this.chooseWay(form, ways);
    form.append(el("div", { class: "row" },
      el("button", { class: "main" }, say("page-do-it")),
      button(say("page-cancel"), () => this.cancel())));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const line = read();
      if (!line) {
        form.querySelector("input")?.focus();
        return;
      }
      this.rest(true);
      if (!(await this.table.actSeat("move", { line }))) this.rest(false);
    });
    this.part.replaceChildren(form);
    this.bring();
    form.querySelector("select, input")?.focus({ preventScroll: true });
  }

  // First the place, then the way to pay. Gives what reads the line that was chosen.
  chooseWay(form, ways) {
    const spots = new Map();
    // Where the least is lost comes first.
    for (const way of [...ways].sort((a, b) => (a.loss ?? 0) - (b.loss ?? 0))) {
      const place = way.spot ? `${this.place(way)}${way.spot}` : "";
      if (!spots.has(place)) spots.set(place, []);
      spots.get(place).push(way);
    }
    const list = el("div", {});
    if (spots.size > 1) {
      const where = el("select", { onchange: () => this.listWays(list, spots.get(where.value)) });
      for (const place of spots.keys()) where.append(el("option", { value: place }, place));
      form.append(el("label", {}, el("span", {}, say("page-where")), where));
    }
    form.append(list);
    this.listWays(list, [...spots.values()][0]);
    return () => form.querySelector("input[name=way]:checked")?.value;
  }

  place(way) {
    const at = way.text.match(/ at (\d+)/)?.[1];
    return at ? `${at} – ` : "";
  }

  listWays(list, ways, all = false) {
    const shown = all ? ways : ways.slice(0, MOST_SHOWN);
    list.replaceChildren(
      el("div", { class: "ways", role: "radiogroup" }, shown.map((way, index) => el("label", { class: "way" },
        el("input", { type: "radio", name: "way", value: way.text, checked: index === 0 }), el("span", {}, way.told)))),
      ...(shown.length < ways.length
        ? [button(`${say("page-more-ways")} (${ways.length - shown.length})`, () => this.listWays(list, ways, true), { class: "quiet" })]
        : []));
  }

  cancel() {
    this.chosen = null;
    this.draw();
  }

  bring() {
    this.part.scrollIntoView({ block: "nearest" });
  }
}
