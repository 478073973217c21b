import { useTranslation } from 'react-i18next'
import { Tag } from '#resources/kit/tag'
import { outcomeTones, type Outcome } from './outcome'

/** The verdict in its colour. */
export function OutcomeTag({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation()
  return <Tag tone={outcomeTones[outcome]}>{t(`e2b:import.outcome.${outcome}`)}</Tag>
}
