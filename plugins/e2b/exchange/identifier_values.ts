import { type CaseContent, isRows } from '#kernel/content/case_content'
import { valueOf } from '#kernel/content/leaf'

import type { ReadMessage } from '#plugins/e2b/exchange/messages'

/** The numbers of a report that other cases may share. */
export function identifiersOf({ C_1_1, C_1_8_1, C_1_9_1_r }: CaseContent): string[] {
  const others = isRows(C_1_9_1_r) ? C_1_9_1_r : []
  return [C_1_1, C_1_8_1, ...others.map((row) => row.C_1_9_1_r_2)]
    .map(valueOf)
    .filter((value) => typeof value === 'string')
}

/** The same of all reports of a message. */
export function identifierValues(read: ReadMessage): string[] {
  return read.ok ? read.reports.flatMap(({ content }) => identifiersOf(content)) : []
}
