// What the seat at this screen can do now, and what it is about to do. Everything comes from the server.

import { Refused } from '../api/http'
import { note } from '../parts/notes.svelte'
import { t } from '../words/words.svelte'

import type { TableState } from './table.svelte'
import type { Lack, Plan, Thing, ThingsShown } from '../api/types'

/** What a player insists on: a place, cards or places by name, steps of the payment. */
export interface Wishes {
  at?: string
  named?: string[]
  by?: string[]
}

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
  waiting = $state(false)
  private wishes: Wishes = {}
  private asked = 0

  constructor(private readonly table: TableState) {}

  private readonly byText = $derived(new Map(this.things.map((thing) => [thing.text, thing])))

  /** Call when the position or the eyes have changed. */
  async refresh(): Promise<void> {
    const { table } = this
    const asked = ++this.asked
    this.drop()
    const seat = table.eye
    const playing = table.info?.status === 'playing' && table.looking === null
    if (seat === null || seat < 0 || !playing) {
      this.things = []
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
    } catch {
      // The table is about to be opened anew, and then this is asked again.
      if (asked === this.asked) this.things = []
    }
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

  /** The player points at something: plan it, do it at once where there is nothing to choose, or say why not. */
  async choose(text: string): Promise<void> {
    this.drop()
    if (!this.table.acting) return
    if (text === 'end') {
      await this.play(text)
      return
    }
    if (!this.offered(text)) {
      await this.explain(text)
      return
    }
    const plan = await this.ask(text, {})
    if (plan && isPlain(plan)) await this.play(plan.line)
    else this.plan = plan
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
    if (!this.plan) return
    const merged = { ...this.wishes, ...wishes }
    const plan = await this.ask(this.plan.thing, merged)
    if (!plan) return
    this.plan = plan
    if (plan.error) note(plan.error.text, 'bad')
    else this.wishes = merged
  }

  /** The steps the player insists on so far. */
  get insisted(): string[] {
    return this.wishes.by ?? []
  }

  async confirm(): Promise<void> {
    if (this.plan?.line) await this.play(this.plan.line)
  }

  /** Put away what was planned or explained. */
  drop(): void {
    this.plan = null
    this.grey = null
    this.several = []
    this.wishes = {}
  }

  private async ask(thing: string, wishes: Wishes): Promise<Plan | null> {
    this.waiting = true
    try {
      return await this.table.live.ask<Plan>('plan', { seat: this.table.eye, thing, ...wishes })
    } catch (error) {
      note(error instanceof Refused ? error.message : t('page-no-answer'), 'bad')
      return null
    } finally {
      this.waiting = false
    }
  }

  private async explain(thing: string): Promise<void> {
    const answer = await this.table.live.ask<{ legal: boolean; error: { text: string } | null }>('why', {
      seat: this.table.eye,
      line: thing,
    })
    this.grey = { thing, reason: answer.error?.text ?? '' }
  }

  private async play(line: string): Promise<void> {
    this.waiting = true
    try {
      if (await this.table.actSeat('move', { line })) this.drop()
    } finally {
      this.waiting = false
    }
  }
}

// Nothing to choose, nothing to pay, and it can be taken back: no second click is asked for.
function isPlain(plan: Plan): boolean {
  const free = !plan.price.trade && !plan.price.exploration && !plan.price.gold
  const nobody = Object.values(plan.price.cubes).every((count) => !count)
  return plan.line !== '' && !plan.final && !plan.choose && plan.places.length < 2 && free && nobody
}
