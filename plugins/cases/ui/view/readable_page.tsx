import { router } from '@inertiajs/react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/content/case_content'
import { say } from '#resources/app/language'
import { usePermission } from '#resources/app/shared_props'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { Btn } from '#resources/kit/btn'
import { Panel } from '#resources/kit/panel'
import type { CaseHead } from '../case/case_head'
import { isEditable, pageAddress } from '../case/page_address'
import { ReadableSections } from './readable_sections'

interface ReadablePageProps {
  page: ClientPage
  content: CaseContent
  count: number
  showEmpty: boolean
  head: CaseHead
}

const TOP: readonly [] = []

/** One page of a case; when nothing stands on it, one line says so. */
export function ReadablePage({ page, content, count, showEmpty, head }: ReadablePageProps) {
  const { t } = useTranslation()
  const mayEdit = usePermission('CASE_EDIT') && isEditable(page)
  const edit = mayEdit && (
    <Btn
      size="small"
      kind="ghost"
      icon="edit"
      onClick={() => router.visit(pageAddress(head.id, page))}
    >
      {t('cases:act.edit')}
    </Btn>
  )
  return (
    <Panel
      id={`page-${page.page}`}
      title={say(page.title)}
      hint={count > 0 ? t('cases:view.elements', { count }) : t('cases:view.page_empty')}
      actions={edit}
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
