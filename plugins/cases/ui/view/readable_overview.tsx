import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/content/case_content'
import { displayPath } from '#kernel/content/element_path'
import { walkContent } from '#kernel/content/walk_content'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { LeafValue } from '#resources/forms/leaf/leaf_value'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Panel } from '#resources/kit/panel'
import { shortPath } from '../case/short_path'

/** All coded terms of a case at a glance (the MedDRA page). */
export function ReadableOverview({ page, content }: { page: ClientPage; content: CaseContent }) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const terms = useMemo(
    () =>
      [...walkContent(content)].filter(
        ({ element }) => catalogue.element(element)?.codeList === page.overview
      ),
    [catalogue, content, page]
  )
  return (
    <Panel
      id={`page-${page.page}`}
      title={say(page.title)}
      hint={t('cases:view.terms', { count: terms.length })}
    >
      {terms.length > 0 && (
        <MiniTable>
          <tbody>
            {terms.map(({ path, element, leaf }) => (
              <tr key={path}>
                <td className="num">{shortPath(displayPath(path, content))}</td>
                <td>{say(catalogue.labelOf(element))}</td>
                <td className="num">
                  <LeafValue element={element} leaf={leaf} withCode />
                </td>
              </tr>
            ))}
          </tbody>
        </MiniTable>
      )}
    </Panel>
  )
}
