import { isRows, type CaseContent, type Row } from '#kernel/content/case_content'
import { nameIn, nullFlavorOf, valueOf } from '#kernel/content/leaf'

/** Columns of lists are cut, the content is not. */
const LONGEST = 200

/** The rows of a group, or none. */
export function rowsOf(level: CaseContent | Row, group: string): Row[] {
  const rows = level[group]
  return isRows(rows) ? rows : []
}

/** What an element says as text: its value, else its null flavour, else null. */
export function text(leaf: unknown): string | null {
  const said = valueOf(leaf) ?? nullFlavorOf(leaf)
  return said === undefined ? null : String(said).slice(0, LONGEST)
}

/** What a column shows of a leaf, a number or a word; null when there is nothing to show. */
export function shownText(said: unknown, nullFlavor: 'code' | 'nothing' = 'code') {
  if (typeof said === 'number') return said
  return nullFlavor === 'nothing' && valueOf(said) === undefined ? null : text(said)
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
export function countryOf(content: CaseContent): string | null {
  const events = rowsOf(content, 'E_i')
  const event = events.find(({ E_i_9 }) => valueOf(E_i_9) !== undefined)
  if (event) return text(event.E_i_9)
  const reporters = rowsOf(content, 'C_2_r')
  const primary = reporters.find(({ C_2_r_5 }) => valueOf(C_2_r_5) === '1') ?? reporters[0]
  return text(primary?.C_2_r_3)
}

/** The reaction as reported, else its native wording, else the name of its code, else that. */
export function reactionOf(content: CaseContent): string | null {
  const [event] = rowsOf(content, 'E_i')
  const code = event?.E_i_2_1b
  return text(event?.E_i_1_2) ?? text(event?.E_i_1_1a) ?? text(nameIn(code)) ?? text(code)
}

/** The name of the first suspect drug, else of the first drug. */
export function productOf(content: CaseContent): unknown {
  const drugs = rowsOf(content, 'G_k')
  return (drugs.find((drug) => valueOf(drug.G_k_1) === '1') ?? drugs[0])?.G_k_2_2
}
