// The history of dice rolls with their events and effects, read from the log.

import type { LogEntry } from '../api/types'

/** The effect of a roll on one player. */
export interface Effect {
  seat: number
  kind: string
  goods: string[]
  gold: number
  text: string
}

interface Roll {
  turn: number
  seat: number
  face: number
  /** The event after a 6, and the face that selected it. */
  event: string
  eventFace: number
  texts: string[]
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

interface SeenEvent {
  event: Record<string, unknown>
  text: string
}

function eventsSeenBy(entries: LogEntry[], viewer: number): SeenEvent[] {
  return entries.flatMap(({ perspectives }) => {
    const own =
      perspectives.find(({ seat }) => seat === viewer) ?? perspectives.find(({ seat }) => seat === -1)
    return (own?.events ?? []).map((event, index) => ({ event, text: own?.texts?.[index] ?? '' }))
  })
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function toEffect({ event, text }: SeenEvent): Effect {
  const goods = Array.isArray(event.goods) ? event.goods.map(String) : []
  return { seat: number(event.seat), kind: String(event.kind), goods, gold: number(event.gold), text }
}

/**
 * Return the rolls up to a turn, one for each turn, the latest last.
 *
 * After an undo the log may contain a turn twice. Its last roll counts, and so does the last effect of a roll on a
 * player.
 */
export function rollHistory(entries: LogEntry[], viewer: number, turn: number): Roll[] {
  const byTurn = new Map<number, Roll>()
  let current: Roll | null = null
  let started = 0
  for (const seen of eventsSeenBy(entries, viewer)) {
    const { event, text } = seen
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
        texts: [text],
        effects: [],
      }
      byTurn.set(started, current)
    } else if (kind === 'struck' && current) {
      current.event = String(event.event)
      current.eventFace = number(event.face)
      current.texts.push(text)
      current.effects = []
    } else if (current && kind === 'placed') {
      if (!current.texts.includes(text)) current.texts.push(text)
    } else if (current && EFFECTS.has(kind)) {
      const effect = toEffect(seen)
      current.effects = [...current.effects.filter(({ seat }) => seat !== effect.seat), effect]
    }
  }
  return [...byTurn.values()].filter((roll) => roll.turn <= turn).sort((one, other) => one.turn - other.turn)
}
