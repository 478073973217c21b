import { wording } from '#plugins/drugs/lang/server/wording'
import type { Column } from '#plugins/drugs/tables/find_columns'

/** Columns of the file of a list. */
export const listColumns = {
  code: { label: wording('list_columns.code') },
  en: { label: wording('list_columns.english_name'), also: ['Name', 'English'] },
  zh: { label: wording('list_columns.chinese_name'), also: ['Chinese'] },
  class: { label: wording('list_columns.class') },
  status: { label: wording('list_columns.status') },
  version: { label: wording('list_columns.version') },
} as const satisfies Record<string, Column>

export type ListColumn = keyof typeof listColumns
