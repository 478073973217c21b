import places from './message_places.json' with { type: 'json' }

import { type Place, PlaceError, type Step, parsePlace } from '#plugins/e2b/message/place'

/**
 * What the message needs besides the elements. `anchors` are the known places that others continue
 * from, `identities` say where the identifier of a row stands, `constants` what every message
 * carries, `mirrors` an attribute that repeats the value of an element, `alternatives` further
 * places in which senders put an element: they are read, never written.
 */
export interface MessagePlaces {
  anchors: Record<string, string>
  identities: Record<string, string>
  constants: Record<string, string>
  mirrors: Record<string, string>
  alternatives: Record<string, string[]>
}

export const messagePlaces: MessagePlaces = places

const expanded = new Map<string, Step[]>()

/**
 * All steps of a place from the root on. A step in which the rows of a group start carries the
 * group's name. Refuses an unknown anchor and a circle of anchors.
 */
export function expandPlace(text: string): { steps: Step[]; value?: string } {
  const place = parsePlace(text)
  return { steps: [...stepsOfAnchor(place, text), ...place.steps], value: place.value }
}

function stepsOfAnchor({ anchor }: Place, text: string): Step[] {
  if (anchor === undefined) return []
  const found = expanded.get(anchor)
  if (found) return found
  const place = messagePlaces.anchors[anchor]
  if (place === undefined) throw new PlaceError(`"${text}": there is no place named $${anchor}`)
  const { steps } = expandPlace(place)
  const last = steps.at(-1)!
  const named = last.repeats && last.group === undefined ? { ...last, group: anchor } : last
  const all = [...steps.slice(0, -1), named]
  expanded.set(anchor, all)
  return all
}
