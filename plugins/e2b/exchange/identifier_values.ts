import { isRows } from '#kernel/content/case_content'
import { valueOf } from '#kernel/content/leaf'

import type { ReadMessage } from '#plugins/e2b/exchange/messages'

/** The numbers of all reports of a message that other cases may share. */
export function identifierValues(read: ReadMessage): string[] {
  if (!read.ok) return []
  return read.reports.flatMap(({ content }) => {
    const others = isRows(content.C_1_9_1_r) ? content.C_1_9_1_r : []
    return [content.C_1_1, content.C_1_8_1, ...others.map((row) => row.C_1_9_1_r_2)]
      .map(valueOf)
      .filter((value) => typeof value === 'string')
  })
}
