// What the seat at this screen can do now, and what it is about to do. Everything comes from the server.

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
  readonly waiting = $derived(this.pending > 0)
  private wishes: Wishes = {}
  /** Counts what the player wants: an answer to something older is of no interest any more. */
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
   * It is planned as wished for, if that is possible.
   */
  async choose(text: string, wishes: Wishes = {}): Promise<void> {
    const { table } = this
    // What was begun before comes first, and what has just become possible is perhaps not told yet.
    await table.settled()
    this.drop()
    const ticket = this.ticket
    await this.refreshing
    if (ticket !== this.ticket || table.looking) return
    if (!table.acting) {
      const actor = table.info?.actor ?? -1
      if (table.own.length && actor >= 0)
        this.grey = { thing: text, reason: t('page-waits-for', { name: table.name(actor) }) }
      return
    }
    if (text === 'end') {
      await this.play(text)
      return
    }
    if (!this.offered(text) && !(await this.isPossible(text, ticket))) return
    let plan = await this.ask(text, wishes)
    const refused = plan?.error ?? null
    if (refused && ticket === this.ticket) plan = await this.ask(text, {})
    if (ticket !== this.ticket || !plan) return
    if (isPlain(plan)) {
      await this.play(plan.line)
      return
    }
    this.wishes = refused ? {} : wishes
    this.plan = plan
    this.keep()
  }

  /** The player points at something that stands for several things. */
  async chooseOf(things: Thing[]): Promise<void> {
    const [first, second] = things
    if (first && !second) {
      await this.choose(first.text)
      return
    }
    this.drop()
    this.several = things
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

  async confirm(): Promise<void> {
    if (this.plan?.line && !this.waiting) await this.play(this.plan.line)
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

  /** Whether a thing that was not offered can be done after all; if not, the player learns why. */
  private async isPossible(thing: string, ticket: number): Promise<boolean> {
    this.pending += 1
    try {
      const asked = { seat: this.table.eye, line: thing }
      const answer = await this.table.live.ask<WhyShown>('why', asked)
      if (ticket !== this.ticket) return false
      if (answer.error) this.grey = { thing, reason: answer.error.text }
      return answer.legal
    } catch (error) {
      note(error instanceof Refused ? error.message : t('page-no-answer'), 'bad')
      return false
    } finally {
      this.pending -= 1
    }
  }

  private async play(line: string): Promise<void> {
    this.pending += 1
    try {
      if (await this.table.actSeat('move', { line })) this.drop()
    } finally {
      this.pending -= 1
    }
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
