import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/content/case_content'
import { say } from '#resources/app/language'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { CodedTermsTable } from '#resources/forms/overview/coded_terms_table'
import { Panel } from '#resources/kit/panel'
import { shortPath } from '../case/short_path'
import { ReadableSections } from '../view/readable_sections'

interface PrintedPageProps {
  page: ClientPage
  content: CaseContent
  count: number
  showEmpty: boolean
}

const TOP: readonly [] = []

/** One page of the case on paper; a page without anything is named too, so that nobody misses it. */
export function PrintedPage({ page, content, count, showEmpty }: PrintedPageProps) {
  const { t } = useTranslation()
  if (page.overview) {
    return (
      <Panel title={say(page.title)}>
        <CodedTermsTable
          page={page}
          content={content}
          hrefOf={({ path }) => `#${encodeURIComponent(path)}`}
          placeText={shortPath}
        />
      </Panel>
    )
  }
  return (
    <Panel
      title={say(page.title)}
      hint={count > 0 ? t('cases:view.elements', { count }) : t('cases:view.page_empty')}
    >
      {(count > 0 || showEmpty) && (
        <div style={{ padding: '4px 14px 14px' }}>
          <ReadableSections
            sections={page.sections}
            level={content}
            steps={TOP}
            showEmpty={showEmpty}
          />
        </div>
      )}
    </Panel>
  )
}
