import type { ListColumn } from '#plugins/cases/contract/list_columns'
import type { CaseList, ListedCase } from '#plugins/cases/contract/list_query'

/** What `GET /api/cases` answers for one case, as far as the screen knows it by name. */
export type CaseRow = ListedCase & {
  /** first, follow-up, amendment, nullification */
  versionKind: string
  version: number
  reaction: string | null
  eventCount: number | null
  /** The gravest criterion of E.i.3.2; null when an answer is missing. */
  seriousness: string | null
  status: string
}

export type CasePage = Omit<CaseList, 'rows'> & { rows: CaseRow[] }

/** A column of the list as the server states it. */
export type ShownColumn = Pick<
  ListColumn,
  'key' | 'label' | 'type' | 'choices' | 'width' | 'grows' | 'align' | 'show'
> & {
  isSorted: boolean
  /** Parameters by which it is asked; none of a column without a filter. */
  parameters: string[]
}
