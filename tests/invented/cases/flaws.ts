import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { isRows } from '#kernel/case/content/case_content'

/** What may be wrong with a case; each is something that a rule finds. */
export const flaws = {
  /** E.i.7 is mandatory. */
  outcome_missing: (content) => inFirst(content, 'E_i', without('E_i_7')),
  /** Nobody has chosen a term for what was reported yet. */
  not_coded: (content) => inFirst(content, 'E_i', without('E_i_2_1b', 'E_i_2_1a')),
  /** Recovered, but since when (E2B-09)? */
  end_date_missing: (content) =>
    inFirst(content, 'E_i', (event) => ({ ...without('E_i_5')(event), E_i_7: '1' })),
  /** Nobody is the primary source (E2B-22). */
  no_primary_source: (content) => inFirst(content, 'C_2_r', without('C_2_r_5')),
  /** A unit without a value (E2B-16). */
  unit_without_value: (content) =>
    inFirst(content, 'F_r', (test) => ({ ...without('F_r_3_2')(test), F_r_3_3: 'g/L' })),
  /** A code that its list does not have (GEN-02). */
  unknown_code: (content) => inFirst(content, 'G_k', (drug) => ({ ...drug, G_k_8: '7' })),
  /** A text longer than its element takes (GEN-01). */
  text_too_long: (content) => ({ ...content, D_1: '0123456789 '.repeat(8).trim() }),
  /** A seriousness criterion without an answer (E2B-08). */
  seriousness_unanswered: (content) => inFirst(content, 'E_i', without('E_i_3_2f')),
} as const satisfies Record<string, (content: CaseContent) => CaseContent>

export type Flaw = keyof typeof flaws

/** The case with something wrong in it, for findings to show. */
export function spoil(content: CaseContent, flaw: Flaw): CaseContent {
  return flaws[flaw](content)
}

function inFirst(content: CaseContent, group: string, change: (row: Row) => Row): CaseContent {
  const rows = content[group]
  if (!isRows(rows)) return content
  return { ...content, [group]: rows.map((row, index) => (index === 0 ? change(row) : row)) }
}

function without(...keys: string[]) {
  return (row: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key))) as Row
}
