import { Link } from '#resources/app/navigation/link'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { displayPath } from '#kernel/case/content/element_path'
import type { CodedTerm } from '#kernel/case/forms/coded_terms'
import type { Finding } from '#kernel/case/rules/finding'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { useForms } from '../catalogue/forms_context'
import type { ClientPage } from '../catalogue/forms_data'
import { LeafValue } from '../leaf/leaf_value'
import { MiniTable } from '../rows/mini_table'
import { StateTag } from './state_tag'
import { termDoubts } from './term_doubts'
import { useCodedTerms } from './use_coded_terms'

const NONE: readonly Finding[] = []

interface CodedTermsTableProps {
  /** The page that is an overview. */
  page: ClientPage
  content: CaseContent
  /** What the rules say of this content; no place is doubted without it. */
  findings?: readonly Finding[]
  /** Where a click on a line leads. */
  hrefOf: (term: CodedTerm) => string
  /** Shows the place on this screen instead. */
  onGo?: (term: CodedTerm) => void
  /** How a place is written, with its rows. */
  placeText: (path: string) => string
}

/** All terms of a case that are coded or wait for a code; each leads to its field. */
export function CodedTermsTable(props: CodedTermsTableProps) {
  const { page, content, findings = NONE, hrefOf, onGo, placeText } = props
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const terms = useCodedTerms(page, content)
  const doubtsOf = useMemo(() => termDoubts(findings), [findings])
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
        {terms.map((term) => (
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
            <td>
              <LeafValue element={term.element} leaf={term.leaf} level={term.level} withCode />
            </td>
            <td className="num">
              <LeafValue element={term.element} leaf={term.version} />
            </td>
            <td>
              <StateTag state={term.state} doubts={doubtsOf(term)} />
            </td>
          </tr>
        ))}
      </tbody>
    </MiniTable>
  )
}
