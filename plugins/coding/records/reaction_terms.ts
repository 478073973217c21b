import type { CaseContent } from '#kernel/case/content/case_content'
import { isRows } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

import type { CaseProjection } from '#plugins/cases/contract'

/** The lowest level term of the first reaction of a case, once it is coded (E.i.2.1a and E.i.2.1b). */
export const reactionTerms: CaseProjection = {
  table: 'reaction_terms',
  columns: ['version', 'code'],
  reader: async () => termOf,
}

function termOf({ E_i }: CaseContent) {
  const first = isRows(E_i) ? E_i[0] : undefined
  const code = valueOf(first?.E_i_2_1b)
  if (typeof code !== 'string' || !/^\d{1,9}$/.test(code)) return []
  return [{ version: String(valueOf(first?.E_i_2_1a) ?? ''), code: Number(code) }]
}
