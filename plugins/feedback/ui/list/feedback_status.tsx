import { useTranslation } from 'react-i18next'
import type { FeedbackStatus } from '#plugins/feedback/contract/feedback_message'
import { Tag, type Tone } from '#resources/kit/tag'

const tones: Record<FeedbackStatus, Tone> = { new: 'amber', generated: 'green', invalid: 'grey' }

/** What became of a message. */
export function FeedbackStatusTag({ status }: { status: FeedbackStatus }) {
  const { t } = useTranslation()
  return <Tag tone={tones[status]}>{t(`feedback:status.${status}`)}</Tag>
}
