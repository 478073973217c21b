import { useTranslation } from 'react-i18next'
import type { DestinationStage } from '#plugins/gateway/contract/shown'
import { Tag, type Tone } from '#resources/kit/tag'

const tones: Record<DestinationStage, Tone> = {
  set_up: 'grey',
  in_test: 'teal',
  tested: 'amber',
  in_use: 'green',
}

/** How far a destination is set up. */
export function StageTag({ stage }: { stage: DestinationStage }) {
  const { t } = useTranslation()
  return <Tag tone={tones[stage]}>{t(`gateway:stage.${stage}`)}</Tag>
}
