import { useNavigation } from '#resources/app/navigation/navigation'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { say } from '#resources/app/language'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { Panel } from '#resources/kit/panel'
import { isEditable, pageAddress } from '../case/page_address'
import { ReadableBody, type ReadableBodyProps } from './readable_body'

interface ReadablePageProps extends ReadableBodyProps {
  head: CaseHead
}

/** One page of a case; when nothing stands on it, one line says so. */
export function ReadablePage({ page, content, count, showEmpty, head }: ReadablePageProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const mayEdit = usePermission('CASE_EDIT') && isEditable(page)
  const edit = mayEdit && (
    <Btn size="small" kind="ghost" icon="edit" onClick={() => go(pageAddress(head.id, page))}>
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
      <ReadableBody page={page} content={content} count={count} showEmpty={showEmpty} />
    </Panel>
  )
}
