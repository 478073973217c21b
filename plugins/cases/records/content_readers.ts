import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import { isFilled, nameIn, nullFlavorOf, valueOf } from '#kernel/case/content/leaf'

/** Columns of lists are cut, the content is not. */
const LONGEST = 200

/** The rows of a group, or none. */
export function rowsOf(level: CaseContent | Row, group: string): Row[] {
  const rows = level[group]
  return isRows(rows) ? rows : []
}

/** What an element says as text: its value, else its null flavour, else null. */
export function text(leaf: unknown): string | null {
  const value = valueOf(leaf) ?? nullFlavorOf(leaf)
  return value === undefined ? null : String(value).slice(0, LONGEST)
}

/** What a column shows of a leaf, a number or a word; null when there is nothing to show. */
export function shownText(value: unknown, nullFlavor: 'code' | 'nothing' = 'code') {
  if (typeof value === 'number') return value
  return nullFlavor === 'nothing' && valueOf(value) === undefined ? null : text(value)
}

/** Seriousness criteria of E.i.3.2, the gravest first, as lists name them. */
const criteria = [
  ['E_i_3_2a', 'death'],
  ['E_i_3_2b', 'life_threatening'],
  ['E_i_3_2c', 'hospitalisation'],
  ['E_i_3_2d', 'disability'],
  ['E_i_3_2e', 'congenital_anomaly'],
  ['E_i_3_2f', 'other_important'],
] as const

/** Is any criterion of this event true? */
export function isSerious(event: Row): boolean {
  return criteria.some(([key]) => valueOf(event[key]) === true)
}

/**
 * The gravest criterion of any event; `not_serious` when every criterion of every event was
 * answered with no information (ICH E2B(R3), E.i.3.2), null when an answer is missing.
 */
export function seriousnessOf(content: CaseContent): string | null {
  const events = rowsOf(content, 'E_i')
  const gravest = criteria.find(([key]) => events.some((event) => valueOf(event[key]) === true))
  if (gravest) return gravest[1]
  const answered = events.every((event) => criteria.every(([key]) => event[key] !== undefined))
  return events.length > 0 && answered ? 'not_serious' : null
}

/** Country of the event, else of the primary source (C.2.r.3 where C.2.r.5 is 1). */
export function countryOf(content: CaseContent): unknown {
  const events = rowsOf(content, 'E_i')
  const event = events.find(({ E_i_9 }) => valueOf(E_i_9) !== undefined)
  if (event) return event.E_i_9
  const reporters = rowsOf(content, 'C_2_r')
  const primary = reporters.find(({ C_2_r_5 }) => valueOf(C_2_r_5) === '1') ?? reporters[0]
  return primary?.C_2_r_3
}

/** The reaction as reported, else its native wording, else the name of its code, else that. */
export function reactionOf(content: CaseContent): unknown {
  const [event] = rowsOf(content, 'E_i')
  const code = event?.E_i_2_1b
  return [event?.E_i_1_2, event?.E_i_1_1a, nameIn(code), code].find(isFilled)
}

/** The name of the first suspect drug, else of the first drug. */
export function productOf(content: CaseContent): unknown {
  const drugs = rowsOf(content, 'G_k')
  return (drugs.find((drug) => valueOf(drug.G_k_1) === '1') ?? drugs[0])?.G_k_2_2
}
