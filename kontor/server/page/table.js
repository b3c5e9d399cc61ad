// A table: what it is, who sits there, and its parts before, during and after the game.

import * as anno1503 from "./anno1503.js";
import * as anno1800 from "./anno1800.js";
import { button, el, note } from "./dom.js";
import { Choices } from "./choices.js";
import { Live } from "./live.js";
import { tellTurn } from "./notices.js";
import { Replay } from "./replay.js";
import { drawResult } from "./result.js";
import { drawOwner, drawWaiting, seatName } from "./seats.js";
import { Talk } from "./talk.js";
import { tableWords } from "./tablewords.js";
import { pair, language, say } from "./words.js";

const DRAWN = { anno1503, anno1800 };

export function showTable(main, table) {
  const shown = new Table(main, table);
  return () => shown.close();
}

class Table {
  constructor(main, table) {
    this.id = table;
    this.state = null;
    this.eye = null;
    this.parts = {};
    for (const part of ["status", "before", "turn", "view", "looking", "owner"]) this.parts[part] = el("div", { class: part });
    this.parts.status.setAttribute("role", "status");
    this.talk = new Talk((text) => this.act("chat", { text }));
    this.choices = new Choices(this);
    this.replay = new Replay(this);
    main.replaceChildren(el("div", { class: "table" },
      this.parts.status,
      el("div", { class: "left" }, this.parts.before, this.parts.turn, this.parts.looking, this.parts.view),
      el("div", { class: "right" }, this.talk.part, this.parts.owner)));
    this.parts.turn.append(this.choices.part);
    this.drawStatus();
    this.live = new Live(table, (message) => this.hear(message));
    this.ticking = setInterval(() => this.drawClock(), 1000);
  }

  close() {
    clearInterval(this.ticking);
    this.live.close();
  }

  async hear(message) {
    if (message.type === "table" || message.type === "happened") {
      this.state = message;
      this.talk.add(message.type === "table" ? message.entries : [message.entry]);
      this.words = await tableWords(message.info.game, this.id);
      this.draw();
    } else if (message.type === "present" && this.state) {
      this.state.info = message.info;
      this.drawStatus();
    } else if (message.type === "lost") {
      this.broken = true;
      this.drawStatus();
    } else if (message.type === "connected") {
      this.broken = false;
      this.drawStatus();
    } else if (message.type === "refused") {
      this.parts.status.replaceChildren(el("p", { class: "bad" }, message.error.message), el("a", { href: "/" }, say("page-to-lobby")));
    }
  }

  get info() {
    return this.state.info;
  }

  get title() {
    return this.info.title || this.words.title;
  }

  // The seats that are played here, by this person.
  get own() {
    return this.info.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  }

  // Whether one of one's own seats is to act, and not its stand-in.
  get yourTurn() {
    return this.info.your_turn && this.info.status === "playing";
  }

  get scene() {
    return this.state.scenes.find((scene) => scene.seat === this.eye) ?? this.state.scenes[0];
  }

  // With several people around one screen, nobody sees another's cards before they say so.
  get covered() {
    return this.own.length > 1 && this.yourTurn && this.info.actor !== this.eye;
  }

  async act(type, rest = {}) {
    try {
      await this.live.ask(type, rest);
      return true;
    } catch (error) {
      note(error.message, "bad");
      return false;
    }
  }

  // An act of a seat on the table as it is drawn.
  actSeat(type, rest = {}) {
    return this.act(type, { seat: this.eye, revision: this.state.revision, ...rest });
  }

  draw() {
    const own = this.own;
    if (this.eye === null || !this.state.scenes.some((scene) => scene.seat === this.eye)) {
      this.eye = own.length ? own[0] : -1;
      if (own.length > 1 && this.yourTurn) this.eye = null;
    }
    if (own.length === 1) this.eye = own[0];
    const waiting = this.info.status === "waiting";
    this.parts.before.replaceChildren(...(waiting ? drawWaiting(this) : []));
    this.talk.show(this.covered ? null : this.eye);
    this.drawStatus();
    this.choices.update();
    this.replay.update();
    this.drawView();
    this.parts.owner.replaceChildren(...(waiting ? [] : drawOwner(this)));
    tellTurn(this.yourTurn, this.title);
  }

  drawView() {
    if (this.replay.active || !this.words) return;
    if (this.covered || !this.scene) {
      this.parts.view.replaceChildren();
      return;
    }
    this.drawScene(this.scene.view, true);
  }

  drawScene(view, live) {
    const draw = DRAWN[this.info.game]?.draw;
    const asked = {
      words: this.words,
      names: this.info.seats.map((seat) => seatName(seat)),
      things: live ? this.choices.things : [],
      lacks: (kind, name) => (live && this.choices.things.length ? this.choices.prospects[kind]?.[name] : null) ?? [],
      choose: (things) => this.choices.offer(things),
    };
    const parts = draw ? draw(view, asked) : [el("pre", {}, JSON.stringify(view, null, 1))];
    this.parts.view.replaceChildren(...parts);
  }

  drawStatus() {
    if (!this.state) {
      this.parts.status.textContent = say(this.broken ? "page-lost" : "page-connecting");
      return;
    }
    const { info } = this;
    const line = [];
    if (this.broken) line.push(el("p", { class: "bad" }, say("page-lost")));
    if (info.frozen) line.push(el("p", { class: "bad" }, say("page-frozen")));
    if (info.status === "playing" && !this.yourTurn && info.seats[info.actor]) {
      const seat = info.seats[info.actor];
      line.push(el("p", {}, el("strong", {}, seatName(seat)), " ",
        say(seat.bot ? "page-bot-thinks" : seat.stand_in ? "page-stand-in-thinks" : "page-is-to-act")));
    } else if (this.yourTurn) {
      line.push(el("p", { class: "your-turn" }, "● ",
        this.own.length > 1 ? pair(say("page-your-turn"), seatName(info.seats[info.actor])) : say("page-your-turn")));
    } else if (info.status === "waiting") {
      line.push(el("p", {}, say("page-waiting-for")));
    } else if (info.status === "over") {
      line.push(drawResult(this));
    }
    this.clock = el("span", { class: "clock" });
    line.push(this.clock);
    if (info.status !== "waiting") line.push(this.people());
    this.parts.status.replaceChildren(el("div", { class: "status-row" }, line));
    this.drawWish();
    this.drawClock();
  }

  people() {
    return el("span", { class: "people" }, this.info.seats.map((seat) => el("span", {
      class: `person seat${seat.seat}${seat.seat === this.info.actor ? " acting" : ""}`,
    }, el("b", {}, "ABCDEFGH"[seat.seat]), ` ${seatName(seat)}`,
    seat.stand_in ? ` (${say("page-stand-in")})` : "",
    !seat.bot && !seat.free && !seat.here ? ` (${say("page-away")})` : "")),
    this.info.watching ? el("span", { class: "small" }, pair(say("page-watching"), this.info.watching)) : null);
  }

  // Somebody asks to take something back.
  drawWish() {
    const { wish, seats } = this.info;
    if (!wish) return;
    const answer = (allow) => () => this.act("answer_undo", { revision: this.state.revision, allow });
    this.parts.status.append(el("div", { class: "row asks" },
      el("span", {}, seatName(seats[wish.seat]), " ", say("page-asks-back")),
      wish.asks_you && !this.own.some((seat) => wish.agreed.includes(seat))
        ? [button(say("page-allow"), answer(true), { class: "main" }), button(say("page-deny"), answer(false))]
        : el("span", { class: "small" }, say("page-asks-wait"))));
  }

  drawClock() {
    if (!this.clock || !this.state) return;
    const { deadline, status } = this.info;
    if (!deadline || status !== "playing") {
      this.clock.textContent = "";
      return;
    }
    const left = Math.max(0, Math.round(deadline - this.live.offset - Date.now() / 1000));
    const [days, hours, minutes] = [Math.floor(left / 86400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60];
    const two = (number) => String(number).padStart(2, "0");
    const time = `${hours || days ? `${hours}:${two(minutes)}` : minutes}:${two(left % 60)}`;
    const long = new Intl.NumberFormat(language(), { style: "unit", unit: "day", unitDisplay: "long" });
    this.clock.textContent = pair(say("page-clock"), days ? `${long.format(days)} ${time}` : time);
  }

  look(seat) {
    this.eye = seat;
    this.draw();
  }
}
