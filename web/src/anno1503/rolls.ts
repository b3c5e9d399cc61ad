// Dice and events: what was rolled, what everybody got from it, and why, read from the log.

import type { Entry } from '../api/types'

/** What a roll meant for one player. */
export interface Effect {
  seat: number
  kind: string
  goods: string[]
  gold: number
  told: string
}

interface Roll {
  turn: number
  seat: number
  face: number
  /** The event after a 6, and the face that brought it. */
  event: string
  eventFace: number
  told: string[]
  effects: Effect[]
}

const EFFECTS = new Set([
  'took',
  'took_nothing',
  'spared',
  'paid',
  'unharmed',
  'gave_up',
  'lost_inhabitant',
  'lost_building',
])

interface Told {
  event: Record<string, unknown>
  told: string
}

function seenBy(entries: Entry[], eye: number): Told[] {
  return entries.flatMap(({ seen }) => {
    const own = seen.find(({ seat }) => seat === eye) ?? seen.find(({ seat }) => seat === -1)
    return (own?.events ?? []).map((event, index) => ({ event, told: own?.told?.[index] ?? '' }))
  })
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function effect({ event, told }: Told): Effect {
  const goods = Array.isArray(event.goods) ? event.goods.map(String) : []
  return { seat: number(event.seat), kind: String(event.kind), goods, gold: number(event.gold), told }
}

/**
 * The rolls up to a turn, one for each turn, the latest last.
 *
 * After lines were taken back a turn may be in the log twice; its last telling counts. So does the last effect of a
 * roll on a player.
 */
export function rolls(entries: Entry[], eye: number, turn: number): Roll[] {
  const byTurn = new Map<number, Roll>()
  let current: Roll | null = null
  let started = 0
  for (const found of seenBy(entries, eye)) {
    const { event, told } = found
    const kind = String(event.kind)
    if (kind === 'turn') {
      started = number(event.number)
    } else if (kind === 'rolled') {
      current = {
        turn: started,
        seat: number(event.seat),
        face: number(event.face),
        event: '',
        eventFace: 0,
        told: [told],
        effects: [],
      }
      byTurn.set(started, current)
    } else if (kind === 'struck' && current) {
      current.event = String(event.event)
      current.eventFace = number(event.face)
      current.told.push(told)
      current.effects = []
    } else if (current && kind === 'placed') {
      if (!current.told.includes(told)) current.told.push(told)
    } else if (current && EFFECTS.has(kind)) {
      const fresh = effect(found)
      current.effects = [...current.effects.filter(({ seat }) => seat !== fresh.seat), fresh]
    }
  }
  return [...byTurn.values()].filter((roll) => roll.turn <= turn).sort((one, other) => one.turn - other.turn)
}
