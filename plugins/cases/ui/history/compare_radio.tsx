import Radio from '@mui/material/Radio'
import { useTranslation } from 'react-i18next'
import type { Pair } from './revisions'

interface CompareRadioProps {
  side: 'from' | 'to'
  revision: number
  pair: Pair
  onPair: (pair: Pair) => void
}

/** Chooses a revision as one side of the comparison; the earlier one is always compared from. */
export function CompareRadio({ side, revision, pair, onPair }: CompareRadioProps) {
  const { t } = useTranslation()
  const impossible = side === 'from' ? revision >= pair.to : revision <= pair.from
  return (
    <Radio
      checked={pair[side] === revision}
      disabled={impossible}
      onChange={() => onPair({ ...pair, [side]: revision })}
      slotProps={{ input: { 'aria-label': `${t(`cases:history.${side}`)} ${revision}` } }}
    />
  )
}
