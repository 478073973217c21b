import { useTranslation } from 'react-i18next'
import { Quiet } from '#resources/kit/panel'
import type { ImportItem } from './import_item'
import { outcomeOf, type Outcome } from './outcome'

const order: Outcome[] = ['new', 'follow-up', 'skipped', 'refused', 'cancelled']

/** What has become of the reports, in one line. */
export function Summary({ items }: { items: readonly ImportItem[] }) {
  const { t } = useTranslation()
  const outcomes = items.map(outcomeOf)
  const parts = order
    .map((outcome) => [outcome, outcomes.filter((one) => one === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => t(`e2b:import.sum.${outcome}`, { count }))
  return (
    <Quiet className="num" role="status">
      {parts.join(' · ')}
    </Quiet>
  )
}
