import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ReportParameters } from '#plugins/reports/contract'
import { colour, size } from '#resources/kit/theme/tokens'

const Box = styled('input')({
  font: 'inherit',
  color: colour.ink,
  height: size.controlSmall,
  padding: '0 6px',
  background: colour.card,
  border: `1px solid ${colour.box}`,
  borderRadius: size.radius,
})

interface PeriodBoxesProps {
  asked: ReportParameters
  onChange: (change: Partial<ReportParameters>) => void
}

/** The first and the last day of a period; both belong to it. */
export function PeriodBoxes({ asked, onChange }: PeriodBoxesProps) {
  const { t } = useTranslation()
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Box
          key={end}
          type="date"
          aria-label={t(`reports:filter.${end}`)}
          title={t(`reports:filter.${end}`)}
          min="1900-01-01"
          max="9999-12-31"
          value={asked[end] ?? ''}
          onChange={({ target }) => onChange({ [end]: target.value || undefined })}
        />
      ))}
    </>
  )
}
