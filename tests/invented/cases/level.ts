import type { Leaf, Row } from '#kernel/case/content/case_content'
import type { Random } from '#tests/invented/random'

type Fields = Record<string, Leaf | Row[] | undefined>

/** Drops what is not there: an empty element is absent from a content. */
export function level(fields: Fields): Record<string, Leaf | Row[]> {
  const kept: Record<string, Leaf | Row[]> = {}
  for (const key in fields) {
    const value = fields[key]
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) kept[key] = value
  }
  return kept
}

/** A row of a repeating group, with an identity of its own. */
export function row(random: Random, fields: Fields): Row {
  return { id: random.uuid(), ...level(fields) }
}

/** As many rows as asked, or undefined for none. */
export function rows(count: number, make: (index: number) => Row): Row[] | undefined {
  return count > 0 ? Array.from({ length: count }, (_, index) => make(index)) : undefined
}

/** Why there is no value. */
export function flavor(nullFlavor: string): Leaf {
  return { nullFlavor }
}
