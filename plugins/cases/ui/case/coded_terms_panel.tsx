import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/content/case_content'
import { say } from '#resources/app/language'
import { usePermission } from '#resources/app/shared_props'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { codedTerms, type CodedTerm } from '#resources/forms/overview/coded_terms'
import { CodedTermsTable } from '#resources/forms/overview/coded_terms_table'
import { EmptyState } from '#resources/kit/empty_state'
import { Panel } from '#resources/kit/panel'
import { showPlace } from '../view/show_place'
import type { CaseHead } from './case_head'
import { pageAddress } from './page_address'
import { shortPath } from './short_path'

interface CodedTermsPanelProps {
  page: ClientPage
  content: CaseContent
  head: CaseHead
  /** Says what to do where nothing is coded yet; in a case that is read the head alone says it. */
  explain?: boolean
}

/** All coded terms of a case at a glance (the MedDRA page); each leads to its field. */
export function CodedTermsPanel({ page, content, head, explain }: CodedTermsPanelProps) {
  const { t } = useTranslation()
  const { catalogue, pages } = useForms()
  const mayEdit = usePermission('CASE_EDIT')
  const count = useMemo(
    () => codedTerms(catalogue, pages, page, content).length,
    [catalogue, pages, page, content]
  )
  const hrefOf = ({ page: target, path }: CodedTerm) => {
    const address = mayEdit ? pageAddress(head.id, { page: target }) : `/cases/${head.id}`
    return `${address}#${encodeURIComponent(path)}`
  }
  return (
    <Panel id={`page-${page.page}`} title={say(page.title)} hint={t('cases:view.terms', { count })}>
      {count > 0 && (
        <CodedTermsTable
          page={page}
          content={content}
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
