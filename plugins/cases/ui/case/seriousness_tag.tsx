import { useTranslation } from 'react-i18next'
import { Tag } from '#resources/kit/tag'
import { seriousnessOf, seriousnessTones } from './seriousness'

/** The worst criterion of the case in its colour. */
export function SeriousnessTag({ value }: { value: string | null }) {
  const { t } = useTranslation()
  const seriousness = seriousnessOf(value)
  return <Tag tone={seriousnessTones[seriousness]}>{t(`cases:seriousness.${seriousness}`)}</Tag>
}
