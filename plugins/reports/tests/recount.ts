import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

/** A value of a row or a column; null is unknown. */
export type Value = string | null

/** Criteria of seriousness. */
export const letters = [...'abcdef']

// What follows reads contents by itself: nothing of what is tested is used.
export const rows = (level: CaseContent | Row, key: string) => (level[key] ?? []) as Row[]
export const said = (leaf: unknown) => {
  const value = valueOf(leaf)
  return value === undefined || value === '' ? null : String(value)
}
export const met = (event: Row) =>
  letters.filter((each) => said(event[`E_i_3_2${each}`]) === 'true')
export function serious(content: CaseContent) {
  const events = rows(content, 'E_i')
  if (events.some((event) => met(event).length > 0)) return 'yes'
  const isAnswered = (event: Row) => letters.every((each) => event[`E_i_3_2${each}`] !== undefined)
  return events.length > 0 && events.every(isAnswered) ? 'no' : null
}
export const country = (content: CaseContent) => {
  const place = rows(content, 'E_i').map(({ E_i_9 }) => said(E_i_9))
  const sources = rows(content, 'C_2_r')
  const primary = sources.find(({ C_2_r_5 }) => said(C_2_r_5) === '1') ?? sources[0]
  return place.find((each) => each !== null) ?? said(primary?.C_2_r_3)
}
const drugs = (content: CaseContent, ...roles: string[]) =>
  rows(content, 'G_k').filter(({ G_k_1 }) => roles.includes(said(G_k_1) ?? ''))
export const atLeastNull = (values: Value[]): Value[] => (values.length > 0 ? values : [null])
const names = (content: CaseContent, ...roles: string[]) =>
  atLeastNull(drugs(content, ...roles).map(({ G_k_2_2 }) => said(G_k_2_2)))
export const product = (content: CaseContent) => names(content, '1', '3')
export const month = (content: CaseContent) => said(content.C_1_4)?.slice(0, 7) ?? null

/** Numbers without a pattern that are the same in each run. */
export function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** What a report is asked; each part may be left out. */
export interface Filter {
  readonly from?: string
  readonly country?: string
  readonly type?: string
  readonly serious?: string
  readonly product?: string
}

/** A filter that at least one of the cases meets, as chance has it. */
export function someFilter(
  contents: readonly CaseContent[],
  pick: (below: number) => number
): Filter {
  const sample = contents[pick(contents.length)]!
  return {
    ...(pick(3) === 0 && { from: `${month(sample)}-01` }),
    ...(pick(3) === 0 && { country: country(sample) ?? 'unknown' }),
    ...(pick(3) === 0 && { type: said(sample.C_1_3) ?? 'unknown' }),
    ...(pick(3) === 0 && { serious: serious(sample) ?? 'unknown' }),
    ...(pick(4) === 0 && { product: product(sample)[0] ?? 'nothing' }),
  }
}

/** Whether a case meets a filter. */
export const meets = (content: CaseContent, asked: Filter): boolean =>
  (asked.from === undefined || (said(content.C_1_4) ?? '') >= asked.from) &&
  (asked.country === undefined || (country(content) ?? 'unknown') === asked.country) &&
  (asked.type === undefined || (said(content.C_1_3) ?? 'unknown') === asked.type) &&
  (asked.serious === undefined || (serious(content) ?? 'unknown') === asked.serious) &&
  (asked.product === undefined || (product(content) as unknown[]).includes(asked.product))
