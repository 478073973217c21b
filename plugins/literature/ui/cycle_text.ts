import { useTranslation } from 'react-i18next'
import type { Cycle } from '#plugins/literature/contract/cycle'

/** All cycles, from the shortest. */
export const cycleNames: readonly Cycle[] = [
  ...(['1_day', '3_days', '1_week', '2_weeks'] as const),
  ...(['1_month', '3_months', '6_months', '1_year'] as const),
]

/** Says a cycle. */
export function useCycleText(): (cycle: Cycle) => string {
  const { t } = useTranslation()
  return (cycle) => t(`literature:search.cycle.${cycle}`)
}
