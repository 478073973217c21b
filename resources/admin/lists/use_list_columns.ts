import { useCallback } from 'react'
import { useNotify, useResourceContext } from 'react-admin'
import { useKeptColumns } from '#resources/app/lists/use_kept_columns'
import type { ColumnChoice } from '#resources/kit/table/wishes'
import { listColumns, personId } from '../page_facts'

/** What the user wishes of the columns of the list at hand. */
export function useListColumns(): ColumnChoice {
  const notify = useNotify()
  const onError = useCallback((text: string) => notify(text, { type: 'error' }), [notify])
  const list = `admin_${useResourceContext()!.replaceAll('/', '_')}`
  return useKeptColumns(list, { person: personId(), before: listColumns(), onError })
}
