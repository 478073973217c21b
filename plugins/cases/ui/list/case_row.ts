import type { ListColumn } from '#plugins/cases/contract/list_columns'
import type { Answer } from '#resources/app/calls/call'

export type CasePage = Answer<'GET /cases'>

/** One case of the list: the values of all columns, those of plugins too, by key. */
export type CaseRow = CasePage['rows'][number] & { readonly [column: string]: unknown }

/** A column of the list as the server states it. */
export type ShownColumn = Pick<
  ListColumn,
  'key' | 'label' | 'type' | 'choices' | 'width' | 'roomy' | 'grows' | 'align' | 'show'
> & {
  isSorted: boolean
  /** Parameters by which it is asked; none of a column without a filter. */
  parameters: string[]
}
