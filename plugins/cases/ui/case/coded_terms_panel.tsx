import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { CodedTerm } from '#kernel/case/forms/coded_terms'
import type { Finding } from '#kernel/case/rules/finding'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { codedTermsActs } from '#plugins/cases/contract/slots'
import { say } from '#resources/app/language'
import { usePermission } from '#resources/app/shared_props'
import { Fillings } from '#resources/app/slots'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { CodedTermsTable } from '#resources/forms/overview/coded_terms_table'
import { useCodedTerms } from '#resources/forms/overview/use_coded_terms'
import { EmptyState } from '#resources/kit/empty_state'
import { Panel } from '#resources/kit/panel'
import { showPlace } from '../view/show_place'
import { pageAddress } from './page_address'
import { shortPath } from './short_path'

interface CodedTermsPanelProps {
  page: ClientPage
  content: CaseContent
  head: CaseHead
  findings: readonly Finding[]
  /** Says what to do where nothing is coded yet; in a case that is read the head alone says it. */
  explain?: boolean
}

/** All coded terms of a case at a glance (the MedDRA page); each leads to its field. */
export function CodedTermsPanel(props: CodedTermsPanelProps) {
  const { page, content, head, findings, explain } = props
  const { t } = useTranslation()
  const mayEdit = usePermission('CASE_EDIT')
  const terms = useCodedTerms(page, content)
  const count = terms.length
  const coded = terms.filter(({ state }) => state === 'coded').length
  const hrefOf = ({ page: target, path }: CodedTerm) => {
    const address = mayEdit ? pageAddress(head.id, { page: target }) : `/cases/${head.id}`
    return `${address}#${encodeURIComponent(path)}`
  }
  return (
    <Panel
      id={`page-${page.page}`}
      title={say(page.title)}
      hint={t('cases:view.terms', { count, coded })}
      actions={count > 0 && <Fillings of={codedTermsActs} give={{ caseId: head.id }} />}
    >
      {count > 0 && (
        <CodedTermsTable
          page={page}
          content={content}
          findings={findings}
          hrefOf={hrefOf}
          onGo={mayEdit ? undefined : ({ path }) => showPlace(path)}
          placeText={shortPath}
        />
      )}
      {count === 0 && explain && (
        <EmptyState
          icon="list"
          title={t('cases:edit.no_terms')}
          text={t('cases:edit.no_terms_text')}
        />
      )}
    </Panel>
  )
}
