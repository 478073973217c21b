import { useTranslation } from 'react-i18next'
import type { DeclareStatus } from '#plugins/gateway/contract/submission'
import { Tag, type Tone } from '#resources/kit/tag'

const tones: Record<DeclareStatus, Tone> = { 0: 'grey', 1: 'teal', 2: 'green', 3: 'red', 4: 'grey' }

/** The declare status of a case in words. */
export function DeclareStatusTag({ status }: { status: DeclareStatus }) {
  const { t } = useTranslation()
  return <Tag tone={tones[status]}>{t(`gateway:status.${status}`)}</Tag>
}
