import { useResourceContext } from 'react-admin'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import type { ColumnChoice } from '#resources/kit/table/wishes'

/** What the user wishes of the columns of the list at hand. */
export function useListColumns(): ColumnChoice {
  return useColumnChoice(`admin_${useResourceContext()!.replaceAll('/', '_')}`)
}
