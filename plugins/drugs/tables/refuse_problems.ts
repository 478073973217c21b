import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { CellRemark } from '#plugins/drugs/tables/cell_remark'

/** Refuses with 3001 a file that has a bad line, by the first of them. */
export function refuseProblems([first]: readonly CellRemark[]): void {
  if (!first) return
  const { line, column, says } = first
  throw new kernelErrors.E_FILE_CONTENT({
    line,
    detail: {
      en: `Line ${line}${column ? `, ${column.en}` : ''}: ${says.en}`,
      zh: `第 ${line} 行${column ? `“${column.zh}”` : ''}：${says.zh}`,
    },
  })
}
