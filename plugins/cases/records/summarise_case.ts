import { isRows, type CaseContent, type Row } from '#kernel/content/case_content'
import { nameIn, nullFlavorOf, valueOf } from '#kernel/content/leaf'

/** What lists show of a case. Absent values stay null; a null flavour shows as its code. */
export interface CaseSummary {
  readonly safety_report_id: string | null
  readonly worldwide_id: string | null
  readonly report_type: string | null
  readonly first_received: string | null
  readonly last_received: string | null
  readonly seriousness: string | null
  readonly country: string | null
  readonly subject: string | null
  readonly product: string | null
  readonly reaction: string | null
  readonly event_count: number
  readonly drug_count: number
}

/** Columns of lists are cut, the content is not. */
const LONGEST = 200

/** Reads from the content what the case list shows. */
export function summariseCase(content: CaseContent): CaseSummary {
  const events = rowsOf(content, 'E_i')
  const drugs = rowsOf(content, 'G_k')
  const suspect = drugs.find((drug) => valueOf(drug.G_k_1) === '1') ?? drugs[0]
  return {
    safety_report_id: text(content.C_1_1),
    worldwide_id: text(content.C_1_8_1),
    report_type: text(content.C_1_3),
    first_received: date(content.C_1_4),
    last_received: date(content.C_1_5),
    seriousness: seriousnessOf(events),
    country: countryOf(content, events),
    subject: text(content.D_1),
    product: text(suspect?.G_k_2_2),
    reaction: reactionOf(events[0]),
    event_count: events.length,
    drug_count: drugs.length,
  }
}

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

/** A date as reported; a null flavour is none, or it would sort among the dates. */
function date(leaf: unknown): string | null {
  return valueOf(leaf) === undefined ? null : text(leaf)
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
function seriousnessOf(events: readonly Row[]): string | null {
  const gravest = criteria.find(([key]) => events.some((event) => valueOf(event[key]) === true))
  if (gravest) return gravest[1]
  const answered = events.every((event) => criteria.every(([key]) => event[key] !== undefined))
  return events.length > 0 && answered ? 'not_serious' : null
}

/** Country of the event, else of the primary source (C.2.r.3 where C.2.r.5 is 1). */
function countryOf(content: CaseContent, events: readonly Row[]): string | null {
  const event = events.find(({ E_i_9 }) => valueOf(E_i_9) !== undefined)
  if (event) return text(event.E_i_9)
  const reporters = rowsOf(content, 'C_2_r')
  const primary = reporters.find(({ C_2_r_5 }) => valueOf(C_2_r_5) === '1') ?? reporters[0]
  return text(primary?.C_2_r_3)
}

/** The reaction as reported, else its native wording, else the name of its code, else that. */
function reactionOf(event: Row | undefined): string | null {
  const code = event?.E_i_2_1b
  return text(event?.E_i_1_2) ?? text(event?.E_i_1_1a) ?? text(nameIn(code)) ?? text(code)
}
