import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from './btn'
import { ProgressBar } from './progress_bar'
import { colour } from './theme/tokens'

const Line = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 12,
  'padding': '0 8px 6px 14px',
  '& > :first-of-type': { flex: 1 },
  '& > span': { color: colour.ink2 },
})

interface BatchProgressProps {
  label: string
  /** How many things are dealt with, and of how many. */
  settled: number
  total: number
  /** Ends it; without that nobody may. */
  onCancel?: () => void
}

/** How far work on many things is, and the button that ends it. */
export function BatchProgress({ label, settled, total, onCancel }: BatchProgressProps) {
  const { t } = useTranslation()
  return (
    <Line className="num">
      <div>
        <ProgressBar value={total === 0 ? 0 : settled / total} label={label} />
      </div>
      <span>{t('batch.settled', { settled, total })}</span>
      {onCancel && (
        <Btn size="small" kind="ghost" onClick={onCancel}>
          {t('batch.cancel')}
        </Btn>
      )}
    </Line>
  )
}
