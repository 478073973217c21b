import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { Column } from '#resources/kit/table/column'
import type { CaseRow } from '../list/case_row'

export type Explained = Answer<'GET /cases/explanation'>

/** The column that names the rows of a case which met the conditions; none where only the case did. */
export function useMetColumn(explained: Explained | null): Column<CaseRow> | undefined {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  return useMemo(() => {
    const met = new Map(explained?.rows.map((each) => [each.id, each.met]))
    if (![...met.values()].some((rows) => rows.length > 0)) return undefined
    const textOf = ({ id }: CaseRow) => {
      const numbers = new Map<string, number[]>()
      for (const { group, number } of met.get(id) ?? []) {
        numbers.set(group, [...(numbers.get(group) ?? []), number])
      }
      return [...numbers]
        .map(([group, all]) => `${say(catalogue.labelOf(group))} ${all.join(', ')}`)
        .join(' · ')
    }
    return {
      ...{ key: 'met', label: t('cases:found.met'), width: 170, roomy: 230 },
      render: (row) => <span title={textOf(row)}>{textOf(row)}</span>,
    }
  }, [t, explained, catalogue])
}
