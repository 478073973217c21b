import type { Column } from '#plugins/drugs/tables/find_columns'

/** Columns of the file of a list. */
export const listColumns = {
  code: { label: { en: 'Code', zh: '编码' } },
  en: { label: { en: 'English name', zh: '英文名' }, also: ['Name', 'English'] },
  zh: { label: { en: 'Chinese name', zh: '中文名' }, also: ['Chinese'] },
  class: { label: { en: 'Class', zh: '类别' } },
  status: { label: { en: 'Status', zh: '状态' } },
  version: { label: { en: 'Version', zh: '版本' } },
} as const satisfies Record<string, Column>

export type ListColumn = keyof typeof listColumns
