import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Tag } from '#resources/kit/tag'
import { DueCell } from './due_cell'

interface DueOfTaskProps {
  caseId: string
  caseNo: string
  /** Ids of all cases of the page. */
  caseIds: readonly string[]
}

/** When a case is due that somebody works on, with how near it is; or that it cannot be said. */
export function DueOfTask({ caseId, caseNo, caseIds }: DueOfTaskProps) {
  const { t } = useTranslation()
  const { data } = useAnswer(
    'GET /deadlines/first',
    { query: { caseIds: [...caseIds] } },
    { keep: true }
  )
  const found = data?.find((each) => each.caseId === caseId)
  if (!found) return null
  if (found.due !== null) return <DueCell caseId={caseId} caseNo={caseNo} value={found.due} />
  return found.isUnsayable && <Tag tone="amber">{t('deadlines:state.unsayable')}</Tag>
}
