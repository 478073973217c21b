import { useTranslation } from 'react-i18next'
import type { Cycle } from '#plugins/literature/contract/cycle'

const keys = {
  '1_day': 'literature:search.cycle.1_day',
  '3_days': 'literature:search.cycle.3_days',
  '1_week': 'literature:search.cycle.1_week',
  '2_weeks': 'literature:search.cycle.2_weeks',
  '1_month': 'literature:search.cycle.1_month',
  '3_months': 'literature:search.cycle.3_months',
  '6_months': 'literature:search.cycle.6_months',
  '1_year': 'literature:search.cycle.1_year',
} as const

/** All cycles, from the shortest. */
export const cycleNames = Object.keys(keys) as Cycle[]

/** Says a cycle. */
export function useCycleText(): (cycle: Cycle) => string {
  const { t } = useTranslation()
  return (cycle) => t(keys[cycle])
}
