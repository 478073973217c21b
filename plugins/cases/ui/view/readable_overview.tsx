import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/content/case_content'
import { say } from '#resources/app/language'
import { usePermission } from '#resources/app/shared_props'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { codedTerms, type CodedTerm } from '#resources/forms/overview/coded_terms'
import { CodedTermsTable } from '#resources/forms/overview/coded_terms_table'
import { Panel } from '#resources/kit/panel'
import type { CaseHead } from '../case/case_head'
import { shortPath } from '../case/short_path'
import { showPlace } from './show_place'

interface ReadableOverviewProps {
  page: ClientPage
  content: CaseContent
  head: CaseHead
}

/** All coded terms of a case at a glance (the MedDRA page); each leads to its field. */
export function ReadableOverview({ page, content, head }: ReadableOverviewProps) {
  const { t } = useTranslation()
  const { catalogue, pages } = useForms()
  const mayEdit = usePermission('CASE_EDIT')
  const count = useMemo(
    () => codedTerms(catalogue, pages, page, content).length,
    [catalogue, pages, page, content]
  )
  const hrefOf = ({ page: target, path }: CodedTerm) =>
    `/cases/${head.id}${mayEdit ? `/pages/${target}` : ''}#${encodeURIComponent(path)}`
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
    </Panel>
  )
}
