// What the seat at this screen can do now, and what it is about to do. Everything comes from the server.

import { tick } from 'svelte'

import { Refused } from '../api/http'
import { note } from '../parts/notes.svelte'
import { t } from '../words/words.svelte'

import { keepPlan, keptPlan, type Wishes } from './kept'
import { END, type ThingName } from './things'

import type { TableState } from './table.svelte'
import type { Plan, Thing } from '../api/types'

/** Something that cannot be done now, and why. */
export interface Grey {
  thing: ThingName
  reason: string
}

/** What something that is pointed at stands for: a thing, perhaps not possible now, or the things it may be. */
export type Meaning = ThingName | Thing[]

/** Something clicked that is not answered yet. */
interface Click {
  key: string
  /** Which of all that was begun it is. */
  number: number
  /** Whether it is on its way and can no longer be called off. */
  sent: boolean
}

/** What comes of a click: a line to be played at once, a plan, or a reason why not. */
interface Found {
  line?: string
  plan?: Plan
  wishes?: Wishes
  grey?: Grey
}

export class Offers {
  /** What the server said with the present scene; nothing while an earlier position is shown. */
  private readonly sent = $derived.by(() => {
    const { info, looking, scene } = this.table
    return info?.status === 'playing' && looking === null ? scene?.offers : undefined
  })
  /** The things that this screen's seat can do now; none while somebody else is to act. */
  readonly things: Thing[] = $derived.by(() => (this.table.acting ? (this.sent?.things ?? []) : []))
  /** What the seat is asked to do. */
  readonly question: string = $derived.by(() => (this.table.acting ? (this.sent?.question ?? '') : ''))
  /** By kind of thing and name: what is lacking, also while others play. */
  readonly prospects = $derived.by(
    () => (this.sent?.prospects ?? {}) as Record<string, Record<string, unknown>>,
  )
  /** What the player is about to do. */
  plan = $state.raw<Plan | null>(null)
  /** What the player pointed at although it cannot be done. */
  grey = $state.raw<Grey | null>(null)
  /** Several things that one element stands for: the player has to say which. */
  several = $state.raw<Thing[]>([])
  /** How many questions or acts are on their way. */
  private pending = $state(0)
  /** What was clicked and is not answered yet, in this order. */
  private awaited = $state.raw<Click[]>([])
  readonly waiting = $derived(this.pending > 0 || this.awaited.length > 0)
  private wishes: Wishes = {}
  /** A change of the plan that is on its way: whether it was possible. */
  private changing: Promise<boolean> | null = null
  /** Counts plans and positions: an answer to something older is of no interest any more. */
  private ticket = 0
  private restoring: Promise<void> = Promise.resolve()
  private position = ''

  constructor(private readonly table: TableState) {}

  /** Whether nothing is left to do but to end the turn. */
  readonly onlyEnd = $derived(this.things.length > 0 && this.things.every(({ kind }) => kind === END.kind))

  private readonly byText = $derived(new Map(this.things.map((thing) => [thing.text, thing])))

  /** Call when the position, the viewer, the language or the connection have changed. */
  refresh(): void {
    this.restoring = this.restore()
  }

  // The plan stays as long as the position does. It is asked for again because the language may have changed.
  private async restore(): Promise<void> {
    const { table } = this
    const position = `${table.revision}/${table.eye}/${table.acting}`
    const kept = position === this.position ? this.plan : null
    if (!kept) this.drop()
    this.position = position
    if (table.connection !== 'open') return
    if (kept) await this.wish({})
    else if (table.acting && table.eye !== null) await this.takeUp(table.eye)
  }

  /** After a reload: what was planned before it, if the position is still the same. */
  private async takeUp(seat: number): Promise<void> {
    const kept = keptPlan(this.table.id)
    if (!kept || kept.position !== this.position || !this.offered(kept.thing)) return
    const ticket = this.ticket
    const plan = await this.ask(seat, kept.thing, kept.wishes)
    if (ticket !== this.ticket || !plan || plan.error) return
    this.wishes = kept.wishes
    this.plan = plan
  }

  /** The plan outlasts a reload of the page. */
  private keep(): void {
    const { plan, position, wishes } = this
    if (plan) keepPlan(this.table.id, { position, thing: plan.thing, wishes })
  }

  /** The thing of this text, if it can be done now. */
  offered(text: string): Thing | undefined {
    return this.byText.get(text)
  }

  /** All things of a kind that can be done now: `ofKind('sail')`. */
  ofKind(kind: string): Thing[] {
    return this.things.filter((thing) => thing.kind === kind)
  }

  /** The player points at a thing. */
  choose(thing: ThingName, wishes: Wishes = {}): Promise<void> {
    return this.point(thing.text, () => thing, wishes)
  }

  /**
   * The player points at something: plan it, do it at once where there is nothing to choose, or say why not.
   * What was begun before comes first, what is begun after it waits; only then is it said what it means.
   * It is planned as wished for, if that is possible.
   */
  point(name: string, meaning: () => Meaning, wishes: Wishes = {}): Promise<void> {
    return this.inLine(`${name} ${JSON.stringify(wishes)}`, (click) => this.consider(click, meaning, wishes))
  }

  private async inLine(key: string, deed: (click: Click) => Promise<void>): Promise<void> {
    const { table } = this
    if (!this.isOpen()) return
    // Whoever clicks again before there is an answer means the same click.
    const last = this.awaited.at(-1)
    if (last?.key === key && last.number === table.begun) return
    const click = { key, number: table.begun + 1, sent: false }
    this.awaited = [...this.awaited, click]
    try {
      await table.inTurn(() => (this.awaited.includes(click) ? deed(click) : undefined))
    } finally {
      this.awaited = this.awaited.filter((other) => other !== click)
    }
  }

  private async consider(click: Click, meaning: () => Meaning, wishes: Wishes): Promise<void> {
    let moved = false
    while (await this.isReady(click)) {
      const { position } = this
      const meant = meaning()
      const things = Array.isArray(meant) ? meant : [meant]
      if (!this.mayBe(things)) return
      this.drop()
      const [thing] = things
      if (!thing || things.length > 1) {
        this.several = meant as Thing[]
        return
      }
      if (!this.table.acting) {
        this.grey = { thing, reason: this.waitsFor() }
        return
      }
      const found = isEnd(thing) ? { line: thing.text } : await this.look(thing, wishes)
      if (!this.isWanted(click)) return
      if (position === this.position) {
        // What was clicked in another position is shown before it is done.
        await this.take(click, found, moved)
        return
      }
      moved = true
    }
  }

  /** Whether a click can be answered now; everything that has just become possible is told then. */
  private async isReady(click: Click): Promise<boolean> {
    await tick()
    const waited = !this.table.acting
    let restoring
    do {
      restoring = this.restoring
      await restoring
    } while (restoring !== this.restoring)
    if (!this.isWanted(click) || !this.isOpen()) return false
    // Whoever's turn has come meanwhile did not mean that one.
    if (waited && this.table.acting) note(t('page-your-turn'))
    return !waited || !this.table.acting
  }

  private isWanted(click: Click): boolean {
    return this.awaited.includes(click)
  }

  /** Whether anything can be done at this screen; if not, the player learns why. Onlookers know. */
  private isOpen(): boolean {
    const { hindrance, info, own } = this.table
    const why = info?.status === 'over' ? t('page-game-over') : hindrance
    if (own.length && why) note(why, 'bad')
    return own.length > 0 && !why
  }

  private waitsFor(): string {
    return t('page-waits-for', { name: this.table.name(this.table.info?.actor ?? -1) })
  }

  /** Whether a click means anything now; if not, what is planned or explained stays, and the player learns why. */
  private mayBe(things: ThingName[]): boolean {
    const { acting } = this.table
    const ends = things.length === 1 && things.every(isEnd)
    if (!acting && (!things.length || ends)) note(this.waitsFor(), 'bad')
    // If something else must come before the end of the turn, that is what is asked.
    const early = acting && ends && this.question !== '' && !this.offered(END.text)
    if (early) note(this.question, 'bad')
    return things.length > 0 && !early && (acting || !ends)
  }

  private async take(click: Click, found: Found, isShown: boolean): Promise<void> {
    if (found.line && !isShown) {
      await this.carryOut(click, { line: found.line })
      return
    }
    this.grey = found.grey ?? null
    this.wishes = found.wishes ?? {}
    this.plan = found.plan ?? null
    this.keep()
  }

  private async carryOut(click: Click, act: { line: string; revision?: number }): Promise<void> {
    click.sent = true
    if (await this.table.sendSeat('move', act)) this.drop()
  }

  /** How a thing would be done, as wished for or in the usual way, or why it cannot be done. */
  private async look(thing: ThingName, wishes: Wishes): Promise<Found> {
    const { text } = thing
    const seat = this.table.eye
    if (seat === null) return {}
    if (!this.offered(text)) {
      const reason = await this.lacking(seat, text)
      if (reason !== null) return reason ? { grey: { thing, reason } } : {}
    }
    let plan = await this.ask(seat, text, wishes)
    const refused = plan?.error
    if (refused) plan = await this.ask(seat, text, {})
    if (!plan) return {}
    return { plan, wishes: refused ? {} : wishes, line: plan.immediate ? plan.line : '' }
  }

  /** The player wants the plan done in another way. */
  async wish(wishes: Wishes): Promise<void> {
    const changing = this.change(wishes)
    this.changing = changing
    await changing
    if (this.changing === changing) this.changing = null
  }

  private async change(wishes: Wishes): Promise<boolean> {
    const { plan } = this
    const seat = this.table.eye
    if (!plan || seat === null) return false
    const before = this.wishes
    const ticket = ++this.ticket
    // Who clicks quickly on several cards means all of them, not only the last one.
    this.wishes = { ...before, ...wishes }
    if (plan.choose && wishes.named) {
      this.plan = { ...plan, line: '', choose: { ...plan.choose, named: wishes.named } }
    }
    const changed = await this.ask(seat, plan.thing, this.wishes)
    if (ticket !== this.ticket) return false
    if (!changed || changed.error) this.wishes = before
    if (!changed) return false
    this.plan = changed
    this.keep()
    if (changed.error) note(changed.error.text, 'bad')
    return !changed.error
  }

  /** The steps the player insists on so far. */
  get insisted(): string[] {
    return this.wishes.by ?? []
  }

  /** Do what is planned, on the position it was planned for, with what was changed a moment ago. */
  async confirm(): Promise<void> {
    // A later change takes the place of an earlier one.
    while (this.changing !== null) {
      const changed = await this.changing
      if (!changed && this.changing === null) return
    }
    const line = this.plan?.line
    const { revision } = this.table
    if (line) await this.inLine('confirm', (click) => this.carryOut(click, { line, revision }))
  }

  /** The player wants none of it: what is planned or explained is put away, and no click that waits is done. */
  cancel(): boolean {
    const waits = this.awaited.some((click) => !click.sent)
    const found = waits || this.plan !== null || this.grey !== null || this.several.length > 0
    this.awaited = this.awaited.filter((click) => click.sent)
    this.drop()
    return found
  }

  /** Put away what was planned or explained. */
  drop(): void {
    this.ticket += 1
    if (this.plan) keepPlan(this.table.id, null)
    this.plan = null
    this.grey = null
    this.several = []
    this.wishes = {}
  }

  private async ask(seat: number, thing: string, wishes: Wishes): Promise<Plan | null> {
    this.pending += 1
    try {
      return await this.table.live.ask('plan', { seat, thing, ...wishes })
    } catch (error) {
      note(error instanceof Refused ? error.message : t('page-no-answer'), 'bad')
      return null
    } finally {
      this.pending -= 1
    }
  }

  /** Why a thing that was not offered cannot be done; null if it can be done after all, empty if nobody knows. */
  private async lacking(seat: number, thing: string): Promise<string | null> {
    this.pending += 1
    try {
      const answer = await this.table.live.ask('why', { seat, line: thing })
      return answer.legal ? null : (answer.error?.text ?? '')
    } catch (error) {
      note(error instanceof Refused ? error.message : t('page-no-answer'), 'bad')
      return ''
    } finally {
      this.pending -= 1
    }
  }
}

function isEnd({ kind }: ThingName): boolean {
  return kind === END.kind
}
