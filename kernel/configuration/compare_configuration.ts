import { isDeepStrictEqual } from 'node:util'

import type { ConfiguredThing } from '#kernel/configuration/configuration_part'
import type { ChosenPart } from '#kernel/configuration/read_source'
import type { Words } from '#kernel/language/words'

/** What copying does to one thing. */
interface CopiedThing {
  readonly key: string
  readonly name: Words
  readonly state: 'added' | 'changed' | 'same'
  readonly before?: unknown
  readonly after: unknown
  /** Of what is here, on top of which it is copied; absent where nothing is. */
  readonly revision?: number
}

/** What copying does to the things of one part. */
export interface CopiedPart {
  readonly name: string
  readonly label: Words
  readonly things: readonly CopiedThing[]
}

/** What copying would do here, part by part, were it done now. */
export async function compareConfiguration(chosen: readonly ChosenPart[]): Promise<CopiedPart[]> {
  const parts: CopiedPart[] = []
  for (const { name, label, access, theirs } of chosen) {
    const ours = new Map((await access.list(name)).map((thing) => [thing.key, thing]))
    const things = theirs.map((thing) => compared(ours.get(thing.key), thing))
    parts.push({ name, label, things })
  }
  return parts
}

/** The things that are not here yet as they are there. */
export function newsOf({ things }: CopiedPart): CopiedThing[] {
  return things.filter(({ state }) => state !== 'same')
}

function compared(before: ConfiguredThing | undefined, after: ConfiguredThing): CopiedThing {
  const isSame = before && isDeepStrictEqual(before.value, after.value)
  return {
    key: after.key,
    name: after.name ?? { en: after.key, zh: after.key },
    state: before ? (isSame ? 'same' : 'changed') : 'added',
    before: before?.value,
    after: after.value,
    revision: before?.revision,
  }
}
