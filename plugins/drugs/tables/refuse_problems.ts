import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/drugs/lang/server/wording'
import type { CellRemark } from '#plugins/drugs/tables/cell_remark'

/** Refuses with 3001 a file that has a bad line, by the first of them. */
export function refuseProblems([first]: readonly CellRemark[]): void {
  if (!first) return
  const { line, column, says } = first
  throw new kernelErrors.E_FILE_CONTENT({
    line,
    detail: column
      ? wording('refuse_problems.in_column', { line, column, says })
      : wording('refuse_problems.in_line', { line, says }),
  })
}
