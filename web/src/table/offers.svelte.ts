// What the seat at this screen can do now, and what it is about to do. Everything comes from the server.

import { tick } from 'svelte'

import { Refused } from '../api/http'
import { note } from '../parts/notes.svelte'
import { t } from '../words/words.svelte'

import { keepPlan, keptPlan, type Wishes } from './kept'

import type { TableState } from './table.svelte'
import type { Lack, Plan, Thing, ThingsShown, WhyShown } from '../api/types'

/** Something that cannot be done now, and why. */
export interface Grey {
  thing: string
  reason: string
}

interface Found {
  plan: Plan | null
  wishes: Wishes
  grey: Grey | null
}

export class Offers {
  things = $state.raw<Thing[]>([])
  question = $state('')
  /** By kind of thing and name: what is lacking. */
  prospects = $state.raw<Record<string, Record<string, unknown>>>({})
  /** What the player is about to do. */
  plan = $state.raw<Plan | null>(null)
  /** What the player pointed at although it cannot be done. */
  grey = $state.raw<Grey | null>(null)
  /** Several things that one element stands for: the player has to say which. */
  several = $state.raw<Thing[]>([])
  /** How many questions or acts are on their way. */
  private pending = $state(0)
  /** What was clicked and is not answered yet, in this order. */
  private awaited = $state.raw<{ text: string }[]>([])
  readonly waiting = $derived(this.pending > 0 || this.awaited.length > 0)
  private wishes: Wishes = {}
  /** Counts plans and positions: an answer to something older is of no interest any more. */
  private ticket = 0
  private asked = 0
  private refreshing: Promise<void> = Promise.resolve()
  private position = ''

  constructor(private readonly table: TableState) {}

  /** Whether nothing is left to do but to end the turn. */
  readonly onlyEnd = $derived(this.things.length > 0 && this.things.every(({ text }) => text === 'end'))

  private readonly byText = $derived(new Map(this.things.map((thing) => [thing.text, thing])))

  /** Call when the position, the eyes, the language or the connection have changed. */
  refresh(): void {
    this.refreshing = this.askAnew()
  }

  private async askAnew(): Promise<void> {
    const { table } = this
    const asked = ++this.asked
    const seat = table.eye
    const position = `${table.revision}/${seat}/${table.acting}`
    const kept = position === this.position ? this.plan : null
    if (!kept) this.drop()
    this.position = position
    const playing = table.info?.status === 'playing' && table.looking === null
    if (seat === null || seat < 0 || !playing) {
      this.things = []
      this.prospects = {}
      this.question = ''
      return
    }
    const acting = table.acting
    if (!acting) this.things = []
    try {
      // What one lacks is good to know while the others play, too.
      const [offered, lacking] = await Promise.all([
        acting ? table.live.ask<ThingsShown>('things', { seat }) : ({ things: [] } as ThingsShown),
        table.live.ask<{ prospects: Record<string, Record<string, unknown>> }>('prospects', { seat }),
      ])
      if (asked !== this.asked) return
      this.things = offered.things
      this.question = offered.question ?? ''
      this.prospects = lacking.prospects
      // The connection or the language has changed: the plan is told anew.
      if (kept && this.plan === kept) await this.wish({})
      else if (!this.plan && acting) await this.takeUp()
    } catch {
      // The table is about to be opened anew, and then this is asked again.
      if (asked === this.asked) this.things = []
    }
  }

  /** After a reload: what was planned before it, if the position is still the same. */
  private async takeUp(): Promise<void> {
    const kept = keptPlan(this.table.id)
    if (!kept || kept.position !== this.position || !this.offered(kept.thing)) return
    const ticket = this.ticket
    const plan = await this.ask(kept.thing, kept.wishes)
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

  /** All things that begin with these words: `offeredLike('sail 1')`. */
  offeredLike(words: string): Thing[] {
    return this.things.filter((thing) => thing.text === words || thing.text.startsWith(`${words} `))
  }

  /** What the seat lacks for something: `lacks('build', 'brewery')`. */
  lacks(kind: string, name: string): Lack[] {
    const found = this.prospects[kind]?.[name]
    return Array.isArray(found) ? (found as Lack[]) : []
  }

  /**
   * The player points at something: plan it, do it at once where there is nothing to choose, or say why not.
   * It is planned as wished for, if that is possible. What was begun before comes first, what is begun after it waits.
   */
  async choose(text: string, wishes: Wishes = {}): Promise<void> {
    // Whoever clicks again before there is an answer means the same click.
    if (this.awaited.at(-1)?.text === text) return
    const click = { text }
    this.awaited = [...this.awaited, click]
    try {
      await this.table.inTurn(() => this.consider(text, wishes, () => this.awaited.includes(click)))
    } finally {
      this.awaited = this.awaited.filter((other) => other !== click)
    }
  }

  /** The player points at something that stands for several things. */
  async chooseOf(things: Thing[]): Promise<void> {
    const [first, second] = things
    if (first && !second) {
      await this.choose(first.text)
      return
    }
    await this.table.inTurn(() => {
      this.drop()
      this.several = things
    })
  }

  private async consider(text: string, wishes: Wishes, isWanted: () => boolean): Promise<void> {
    if (!isWanted()) return
    this.drop()
    if (text === 'end') {
      await this.carryOut(text)
      return
    }
    let found: Found
    let position: string
    // What is true when the answer comes counts: the table may move on meanwhile.
    do {
      // What has just become possible is perhaps not told yet.
      await tick()
      await this.refreshing
      if (!isWanted() || this.table.looking) return
      if (!this.table.acting) {
        this.explainWaiting(text)
        return
      }
      position = this.position
      found = await this.look(text, wishes)
      if (!isWanted()) return
    } while (position !== this.position)
    this.grey = found.grey
    if (found.plan && isPlain(found.plan)) {
      await this.carryOut(found.plan.line)
      return
    }
    this.wishes = found.wishes
    this.plan = found.plan
    this.keep()
  }

  private explainWaiting(thing: string): void {
    const { table } = this
    const actor = table.info?.actor ?? -1
    if (table.own.length && actor >= 0)
      this.grey = { thing, reason: t('page-waits-for', { name: table.name(actor) }) }
  }

  /** How a thing would be done, as wished for or in the usual way, or why it cannot be done. */
  private async look(thing: string, wishes: Wishes): Promise<Found> {
    if (!this.offered(thing)) {
      const reason = await this.lacking(thing)
      if (reason !== null) return { plan: null, wishes, grey: reason ? { thing, reason } : null }
    }
    const plan = await this.ask(thing, wishes)
    if (!plan?.error) return { plan, wishes, grey: null }
    return { plan: await this.ask(thing, {}), wishes: {}, grey: null }
  }

  /** The player wants the plan done in another way. */
  async wish(wishes: Wishes): Promise<void> {
    const { plan } = this
    if (!plan) return
    const before = this.wishes
    const ticket = ++this.ticket
    // Who clicks quickly on several cards means all of them, not only the last one.
    this.wishes = { ...before, ...wishes }
    if (plan.choose && wishes.named) {
      this.plan = { ...plan, line: '', choose: { ...plan.choose, named: wishes.named } }
    }
    const changed = await this.ask(plan.thing, this.wishes)
    if (ticket !== this.ticket) return
    if (!changed || changed.error) this.wishes = before
    if (!changed) return
    this.plan = changed
    this.keep()
    if (changed.error) note(changed.error.text, 'bad')
  }

  /** The steps the player insists on so far. */
  get insisted(): string[] {
    return this.wishes.by ?? []
  }

  /** Do what is planned, on the position it was planned for. */
  async confirm(): Promise<void> {
    const line = this.plan?.line
    if (!line || this.waiting) return
    const act = this.table.here({ line })
    this.pending += 1
    try {
      await this.table.inTurn(async () => {
        if (await this.table.send('move', act)) this.drop()
      })
    } finally {
      this.pending -= 1
    }
  }

  /** The player wants none of it: what is planned or explained is put away, and no click that waits is done. */
  cancel(): boolean {
    const found =
      this.awaited.length > 0 || this.plan !== null || this.grey !== null || this.several.length > 0
    this.awaited = []
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

  private async ask(thing: string, wishes: Wishes): Promise<Plan | null> {
    this.pending += 1
    try {
      return await this.table.live.ask<Plan>('plan', { seat: this.table.eye, thing, ...wishes })
    } catch (error) {
      note(error instanceof Refused ? error.message : t('page-no-answer'), 'bad')
      return null
    } finally {
      this.pending -= 1
    }
  }

  /** Why a thing that was not offered cannot be done; null if it can be done after all, empty if nobody knows. */
  private async lacking(thing: string): Promise<string | null> {
    this.pending += 1
    try {
      const asked = { seat: this.table.eye, line: thing }
      const answer = await this.table.live.ask<WhyShown>('why', asked)
      return answer.legal ? null : (answer.error?.text ?? '')
    } catch (error) {
      note(error instanceof Refused ? error.message : t('page-no-answer'), 'bad')
      return ''
    } finally {
      this.pending -= 1
    }
  }

  private async carryOut(line: string): Promise<void> {
    if (await this.table.sendSeat('move', { line })) this.drop()
  }
}

// Nothing to choose, nothing to pay, and it can be taken back: no second click is asked for.
function isPlain(plan: Plan): boolean {
  const { price } = plan
  const free = !price || (!price.trade && !price.exploration && !price.gold && nobody(price.cubes))
  return plan.line !== '' && !plan.final && !plan.choose && plan.places.length < 2 && free
}

function nobody(cubes: Record<string, number>): boolean {
  return Object.values(cubes).every((count) => !count)
}
