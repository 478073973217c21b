import { useMessages } from '#resources/kit/messages'
import type { ColumnChoice } from '#resources/kit/table/wishes'
import { useShell } from '../shared_props'
import { useStoredColumns } from './use_stored_columns'

/**
 * What the user wishes of the columns of a list of a screen.
 * @param list name of the list, one memory each
 */
export function useColumnChoice(list: string): ColumnChoice {
  const { listColumns = {}, user } = useShell()
  const { error: onError } = useMessages()
  return useStoredColumns(list, { person: user?.id, before: listColumns, onError })
}
