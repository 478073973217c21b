import type { CaseContent } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'

import type { ReadReport } from '#plugins/e2b/contract'
import { adoptedRowIds, renameInUnmapped, renameRows } from '#plugins/e2b/exchange/adopt_row_ids'
import { asInMessage, leaveInCase } from '#plugins/e2b/exchange/left_in_the_case'

/** What a message says, in the rows of the case that it continues, with what the case alone knows. */
export function continuedBy(
  before: CaseContent,
  { content, unmapped, form }: Pick<ReadReport, 'content' | 'unmapped' | 'form'>,
  catalogue: Catalogue
) {
  const renamed = adoptedRowIds(asInMessage(before, catalogue), content)
  return {
    content: leaveInCase(before, renameRows(content, renamed), catalogue),
    unmapped: renameInUnmapped(unmapped, renamed),
    form: renameInUnmapped(form, renamed),
  }
}
