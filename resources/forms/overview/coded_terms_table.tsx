import { Link } from '@inertiajs/react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/content/case_content'
import { displayPath } from '#kernel/content/element_path'
import type { CodedTerm, TermState } from '#kernel/forms/coded_terms'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { Tag, type Tone } from '#resources/kit/tag'
import { useForms } from '../catalogue/forms_context'
import type { ClientPage } from '../catalogue/forms_data'
import { LeafValue } from '../leaf/leaf_value'
import { MiniTable } from '../rows/mini_table'
import { useCodedTerms } from './use_coded_terms'

interface CodedTermsTableProps {
  /** The page that is an overview. */
  page: ClientPage
  content: CaseContent
  /** Where a click on a line leads. */
  hrefOf: (term: CodedTerm) => string
  /** Shows the place on this screen instead. */
  onGo?: (term: CodedTerm) => void
  /** How a place is written, with its rows. */
  placeText: (path: string) => string
}

/** All terms of a case that are coded or wait for a code; each leads to its field. */
export function CodedTermsTable({ page, content, hrefOf, onGo, placeText }: CodedTermsTableProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const terms = useCodedTerms(page, content)
  const states: Record<TermState, [Tone, string]> = {
    coded: ['green', t('forms.terms.coded')],
    missing: ['amber', t('forms.terms.not_coded')],
    text: ['amber', t('forms.terms.text_only')],
    null_flavour: ['grey', t('forms.null_flavour')],
  }
  return (
    <MiniTable>
      <thead>
        <tr>
          <th>{t('forms.terms.place')}</th>
          <th>{t('forms.terms.element')}</th>
          <th>{t('forms.terms.reported')}</th>
          <th>{t('forms.terms.llt')}</th>
          <th>{t('forms.terms.version')}</th>
          <th>{t('forms.terms.state')}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => {
          const [tone, words] = states[term.state]
          return (
            <tr key={term.path}>
              <td className="num">
                <Link
                  href={hrefOf(term)}
                  title={t('forms.terms.go')}
                  onClick={(event) => {
                    if (!onGo) return
                    event.preventDefault()
                    onGo(term)
                  }}
                >
                  {placeText(displayPath(term.path, content))}
                </Link>
              </td>
              <td>{say(catalogue.labelOf(term.element))}</td>
              <td>
                {term.words ? (
                  <LeafValue element={term.words.element} leaf={term.words.leaf} />
                ) : (
                  <Quiet>—</Quiet>
                )}
              </td>
              <td className="num">
                <LeafValue element={term.element} leaf={term.leaf} level={term.level} withCode />
              </td>
              <td className="num">
                <LeafValue element={term.element} leaf={term.version} />
              </td>
              <td>
                <Tag tone={tone}>{words}</Tag>
              </td>
            </tr>
          )
        })}
      </tbody>
    </MiniTable>
  )
}
