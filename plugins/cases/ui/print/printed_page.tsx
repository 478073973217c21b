import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { CodedTermsTable } from '#resources/forms/overview/coded_terms_table'
import { Panel } from '#resources/kit/panel'
import { shortPath } from '../case/short_path'
import { ReadableBody, type ReadableBodyProps } from '../view/readable_body'

/** One page of the case on paper; a page without anything is named too, so that nobody misses it. */
export function PrintedPage({ page, content, count, showEmpty }: ReadableBodyProps) {
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
      <ReadableBody page={page} content={content} count={count} showEmpty={showEmpty} />
    </Panel>
  )
}
