import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { nameIn, valueOf } from '#kernel/case/content/leaf'

/** What a list tells of a message. */
export interface FeedbackFacts {
  /** Names of its suspect drugs, as reported. */
  readonly product: string | null
  /** Its reactions, as reported. */
  readonly event: string | null
  /** Day, month or year of the most recent information, or of the first: `2026-01-12`. */
  readonly receivedOn: string | null
}

/** Elements from which each of them is read. */
export const factElements = {
  product: ['G.k.2.2'],
  event: ['E.i.1.1a', 'E.i.1.2', 'E.i.2.1b'],
  receivedOn: ['C.1.5', 'C.1.4'],
} as const satisfies Record<keyof FeedbackFacts, readonly string[]>

/** Letters that a list shows of one. */
const LONGEST = 300

/** Roles of drugs that are suspected (G.k.1): suspect, interacting. */
const suspected = new Set<unknown>(['1', '3'])

/** Reads what a list tells of a message. */
export function feedbackFactsOf(content: CaseContent): FeedbackFacts {
  const drugs = rowsOf(content.G_k)
  const suspects = drugs.filter(({ G_k_1: role }) => suspected.has(valueOf(role)))
  const products = (suspects.length > 0 ? suspects : drugs).map(({ G_k_2_2: name }) => textOf(name))
  const events = rowsOf(content.E_i).map(
    ({ E_i_1_1a: native, E_i_1_2: translated, E_i_2_1b: term }) =>
      textOf(native) ?? textOf(translated) ?? nameIn(term) ?? textOf(term)
  )
  const received = textOf(content.C_1_5) ?? textOf(content.C_1_4)
  return {
    product: joined(products),
    event: joined(events),
    receivedOn: received?.slice(0, '2026-01-12'.length) ?? null,
  }
}

const rowsOf = (group: unknown): readonly Row[] => (isRows(group) ? group : [])

function textOf(leaf: unknown): string | undefined {
  const text = String(valueOf(leaf) ?? '').trim()
  return text === '' ? undefined : text
}

function joined(texts: readonly (string | undefined)[]): string | null {
  const all = [...new Set(texts.filter((text) => text !== undefined))].join('; ')
  if (all === '') return null
  return all.length > LONGEST ? `${all.slice(0, LONGEST - 1)}…` : all
}
