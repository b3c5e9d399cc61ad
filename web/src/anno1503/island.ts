// Which of the things that can be done belong to which part of an island.

import type { Thing } from '../api/types'

function those(things: Thing[], fits: (words: string[]) => boolean): Thing[] {
  return things.filter(({ text }) => fits(text.split(' ')))
}

/** What can be done with the inhabitant on a space; `looked` is the tile that waits for an answer. */
export function onSpace(things: Thing[], space: number, looked: string): Thing[] {
  const here = String(space)
  return those(things, ([verb, first, second]) => {
    if (verb === 'develop') return first === here
    if (verb === 'sell') return second === here
    return verb === 'keep' && looked === 'treasure_upgrade' && first === here
  })
}

/** What can be done at a site of production, on which a branch of some good may lie. */
export function onSite(things: Thing[], site: number, branch: string, looked: string): Thing[] {
  const here = String(site)
  return those(things, ([verb, first, second]) => {
    if (verb === 'keep') return looked.startsWith('branch_') && first === here
    return (
      verb === 'give' &&
      branch !== '' &&
      first === `branch_${branch}` &&
      (second === undefined || second === here)
    )
  })
}

/** What can be done with trade agreements. */
export function onAgreements(things: Thing[], looked: string): Thing[] {
  return those(things, ([verb, first]) =>
    verb === 'give' ? first === 'agreement' : verb === 'keep' && looked === 'agreement' && !first,
  )
}

/** What a treasure of gold in sight offers. */
export function onGold(things: Thing[], looked: string): Thing[] {
  return those(things, ([verb]) => verb === 'keep' && looked === 'treasure_gold')
}

/** The inhabitants to whom a good can be sold. */
export function sales(things: Thing[], good: string): Thing[] {
  return those(things, ([verb, what]) => verb === 'sell' && what === good)
}

/** Of some things that one element stands for, those the player was just asked about, if any. */
export function askedFirst(own: Thing[], asked: Thing[]): Thing[] {
  const both = own.filter(({ text }) => asked.some((thing) => thing.text === text))
  return both.length ? both : own
}
