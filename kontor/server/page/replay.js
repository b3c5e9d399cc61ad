// Looking back: the table as it was after any line, while the game goes on with one's own eyes, afterwards with any.

import { button, chooser, el, fold } from "./dom.js";
import { seatName } from "./seats.js";
import { say } from "./words.js";

export class Replay {
  constructor(table) {
    this.table = table;
    this.active = false;
    this.asking = false;
  }

  update() {
    const { table } = this;
    if (!table.scene) {
      table.parts.looking.replaceChildren();
      return;
    }
    // Whoever sits down at the screen next sees nothing of what was looked at before, nor with the eyes it was seen by.
    if (this.covered !== table.covered && this.active) this.rest();
    this.covered = table.covered;
    if (this.active || this.drawn === table.info.status) return;
    this.drawn = table.info.status;
    this.seat = table.own.length ? table.own[0] : -1;
    this.slider = el("input", {
      type: "range", min: "0", max: "1", value: "1", "aria-label": say("page-replay"), oninput: () => this.look(),
    });
    this.at = el("output", {}, "");
    const step = (by) => () => {
      this.slider.value = String(Number(this.slider.value) + by);
      this.look();
    };
    const over = table.info.status === "over";
    const eyes = [[-1, say("page-onlooker")], ...table.info.seats.map((seat) => [seat.seat, seatName(seat)])];
    const eye = chooser(eyes, this.seat, (seat) => {
      this.seat = Number(seat);
      this.look();
    });
    eye.setAttribute("aria-label", say("page-eyes"));
    this.now = button(say("page-back-to-now"), () => this.leave(), { class: "main hidden" });
    const part = fold("replay", say("page-replay"), el("div", { class: "row replay" },
      button("◀", step(-1), { "aria-label": say("page-step-back") }), this.slider,
      button("▶", step(1), { "aria-label": say("page-step-on") }), this.at, over ? eye : null, this.now));
    part.addEventListener("toggle", () => part.open && !this.active && this.measure());
    table.parts.looking.replaceChildren(part);
  }

  // How far one can look back.
  async measure() {
    const { last } = await this.ask(0);
    this.slider.max = String(last);
    this.slider.value = String(last);
  }

  // Between two people at one screen it is nobody's.
  get eye() {
    const { table } = this;
    if (table.info.status === "over") return this.seat;
    return table.covered ? -1 : (table.eye ?? -1);
  }

  async ask(lines) {
    const { data } = await this.table.live.ask("look", { lines, seat: this.eye });
    return data;
  }

  // While an answer is on its way only the last wish counts.
  async look() {
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    this.active = true;
    this.now.classList.remove("hidden");
    try {
      do {
        this.again = false;
        const data = await this.ask(Number(this.slider.value));
        this.slider.max = String(data.last);
        this.at.textContent = `${data.lines} / ${data.last}`;
        if (this.active && data.seat === this.eye) this.table.drawScene(data.view, false);
      } while (this.again);
    } finally {
      this.asking = false;
    }
  }

  rest() {
    this.active = false;
    this.slider.value = this.slider.max;
    this.at.textContent = "";
    this.now.classList.add("hidden");
  }

  leave() {
    this.rest();
    this.table.draw();
  }
}
