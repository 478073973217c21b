import Radio from '@mui/material/Radio'
import { useTranslation } from 'react-i18next'
import type { Pair } from './revisions'

interface CompareRadioProps {
  side: 'from' | 'to'
  revision: number
  pair: Pair
  onPair: (pair: Pair) => void
}

/** Chooses a revision as one side of the comparison. */
export function CompareRadio({ side, revision, pair, onPair }: CompareRadioProps) {
  const { t } = useTranslation()
  return (
    <Radio
      checked={pair[side] === revision}
      onChange={() => onPair({ ...pair, [side]: revision })}
      slotProps={{
        input: {
          'aria-label': `${t(side === 'from' ? 'cases:history.left' : 'cases:history.right')} ${revision}`,
        },
      }}
    />
  )
}
