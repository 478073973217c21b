import { useTranslation } from 'react-i18next'
import { TextFilter } from '#resources/kit/text_filter'
import { isDay } from '../deeds/day_box'

/** Days of UTC, yyyy-MM-dd, both in it. */
export interface Period {
  readonly from?: string
  readonly to?: string
}

interface PeriodFilterProps {
  period: Period
  onChange: (change: Period) => void
}

/** The first and the last day of what is shown; what is no day yet narrows nothing. */
export function PeriodFilter({ period, onChange }: PeriodFilterProps) {
  const { t } = useTranslation()
  const dayOr = (text: string | undefined) => (text && isDay(text) ? text : undefined)
  return (
    <>
      <TextFilter
        value={period.from}
        hint={t('gateway:traffic.from')}
        onChange={(text) => onChange({ from: dayOr(text) })}
      />
      <TextFilter
        value={period.to}
        hint={t('gateway:traffic.to')}
        onChange={(text) => onChange({ to: dayOr(text) })}
      />
    </>
  )
}
