// Which of the things that can be done belong to which part of an island.

import type { Thing } from '../api/types'

/** What can be done with the inhabitant on a space; `looked` is the tile that waits for an answer. */
export function onSpace(things: Thing[], space: number, looked: string): Thing[] {
  const here = String(space)
  return things.filter(({ kind, names: [first, second] }) => {
    if (kind === 'develop') return first === here
    if (kind === 'sell') return second === here
    return kind === 'keep' && looked === 'treasure_upgrade' && first === here
  })
}

/** What can be done at a site of production, on which a branch of some good may lie. */
export function onSite(things: Thing[], site: number, branch: string, looked: string): Thing[] {
  const here = String(site)
  return things.filter(({ kind, names: [first, second] }) => {
    if (kind === 'keep') return looked.startsWith('branch_') && first === here
    return (
      kind === 'give' &&
      branch !== '' &&
      first === `branch_${branch}` &&
      (second === undefined || second === here)
    )
  })
}

/** What can be done with trade agreements. */
export function onAgreements(things: Thing[], looked: string): Thing[] {
  return things.filter(({ kind, names: [first] }) =>
    kind === 'give' ? first === 'agreement' : kind === 'keep' && looked === 'agreement' && !first,
  )
}

/** What a treasure of gold in sight offers. */
export function onGold(things: Thing[], looked: string): Thing[] {
  return things.filter(({ kind }) => kind === 'keep' && looked === 'treasure_gold')
}

/** The inhabitants to whom a good can be sold. */
export function sales(things: Thing[], good: string): Thing[] {
  return things.filter(({ kind, names: [what] }) => kind === 'sell' && what === good)
}

/** Of some things that one element stands for, those the player was just asked about, if any. */
export function askedFirst(own: Thing[], asked: Thing[]): Thing[] {
  const both = own.filter(({ text }) => asked.some((thing) => thing.text === text))
  return both.length ? both : own
}
