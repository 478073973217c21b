import { useTranslation } from 'react-i18next'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { type Fact, FactList } from '#resources/kit/fact_list'
import { Card } from '#resources/kit/panel'
import type { Feedback } from '../feedback'
import { FeedbackStatusTag } from '../list/feedback_status'
import { fileText } from '../list/file_text'

/** Where a message came from, and what became of it. */
export function FeedbackFacts({ message }: { message: Feedback }) {
  const { t } = useTranslation()
  const { code, status, receivedOn, uploadedAt, uploaderName } = message
  const { reason, deciderName, decidedAt } = message
  const facts: (Fact | null)[] = [
    [t('feedback:code'), code, true],
    [t('feedback:status.name'), <FeedbackStatusTag key="status" status={status} />],
    [t('feedback:received_on'), receivedOn ?? '—', true],
    [t('feedback:file'), fileText(t, message)],
    [t('feedback:uploader'), whoText(uploaderName)],
    [t('feedback:uploaded_at'), <Moment key="uploaded" at={uploadedAt} />, true],
    reason ? [t('feedback:reason'), reason] : null,
    deciderName ? [t('feedback:decider'), whoText(deciderName)] : null,
    decidedAt ? [t('feedback:decided_at'), <Moment key="decided" at={decidedAt} />, true] : null,
  ]
  return (
    <Card>
      <FactList facts={facts.filter((fact) => fact !== null)} />
    </Card>
  )
}
