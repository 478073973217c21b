import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { displayPath } from '#kernel/case/content/element_path'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Panel } from '#resources/kit/panel'
import { shortPath } from '../case/short_path'
import { leftovers } from './leftovers'
import { ValueTable } from './value_table'

/** Elements that stand on no page, for example those that the system sets. */
export function LeftoverPanel({ content }: { content: CaseContent }) {
  const { t } = useTranslation()
  const { pages } = useForms()
  const found = useMemo(() => leftovers(pages, content), [pages, content])
  if (found.length === 0) return null
  const lines = found.map(({ path, element, leaf }) => ({
    place: shortPath(displayPath(path, content)),
    element,
    leaf,
  }))
  return (
    <Panel
      id="leftovers"
      title={t('cases:view.leftovers')}
      hint={t('cases:view.elements', { count: found.length })}
    >
      <ValueTable lines={lines} />
    </Panel>
  )
}
