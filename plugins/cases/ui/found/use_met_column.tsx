import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '#plugins/cases/contract/condition'
import type { Answer } from '#resources/app/calls/call'
import { useLanguage } from '#resources/app/language_context'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { useCodeNames } from '#resources/forms/codes/use_code_names'
import type { Column } from '#resources/kit/table/column'
import type { CaseRow } from '../list/case_row'

export type Explained = Answer<'GET /cases/explanation'>
type Met = Explained['rows'][number]['met'][number]

/** The column that names the rows of a case which met the conditions; none where no row is asked of. */
export function useMetColumn(
  { conditions }: Question,
  explained: Explained | null
): Column<CaseRow> | undefined {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const language = useLanguage()
  const nameOf = useCodeNames()
  const asksRows = conditions.some(
    ({ element, is }) => is !== 'empty' && (catalogue.element(element)?.path.length ?? 0) > 0
  )
  return useMemo(() => {
    if (!asksRows) return undefined
    const met = new Map(explained?.rows.map((each) => [each.id, each.met]))
    const said = ({ element: key, value }: Met['values'][number]) => {
      const { type, codeList = '' } = catalogue.element(key)!
      // That one of several is true says its condition already.
      if (type === 'boolean') return []
      const isCode = type === 'code'
      const name = isCode
        ? (catalogue.codeName(codeList, value, language) ?? nameOf({ list: codeList, code: value }))
        : undefined
      return name ?? value
    }
    const wordsOf = ({ group, number, values }: Met) =>
      [`${catalogue.labelOf(group)[language]} ${number}`, ...values.flatMap(said)].join(' · ')
    const render = ({ id }: CaseRow) => {
      const lines = (met.get(id) ?? []).map(wordsOf)
      return <span title={lines.join('\n')}>{lines.join('; ')}</span>
    }
    return { key: 'met', label: t('cases:found.met'), width: 230, roomy: 300, wraps: true, render }
  }, [t, asksRows, explained, catalogue, language, nameOf])
}
