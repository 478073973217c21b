import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListLook } from '#plugins/cases/contract/list_look'
import { caseRowActs } from '#plugins/cases/contract/slots'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { usePermitted } from '#resources/app/use_permitted'
import type { Column } from '#resources/kit/table/column'
import { completeWishes } from '#resources/kit/table/wishes'
import type { CaseRow } from './case_row'
import { caseColumns } from './columns'

/**
 * The columns of a list of cases as somebody wishes them.
 * @param name of the list, one memory each
 * @param added column that this list has behind the first one
 */
export function useShownColumns(
  name: string,
  { columns, nodes, nullFlavors }: ListLook,
  added?: Column<CaseRow>
) {
  const { t } = useTranslation()
  const acts = usePermitted(caseRowActs)
  const choice = useColumnChoice(name)
  const shown = useMemo(() => {
    const all = caseColumns(t, { columns, nodes, nullFlavors, acts })
    return added ? all.toSpliced(1, 0, added) : all
  }, [t, columns, nodes, nullFlavors, acts, added])
  /** Keys of those that are shown, in their order; without what the list adds, which no file has. */
  const keys = useMemo(
    () =>
      completeWishes(shown, choice.wishes)
        .filter(({ isShown, key }) => isShown && key !== added?.key)
        .map(({ key }) => key),
    [shown, choice.wishes, added]
  )
  return { shown, choice, keys }
}
