import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { ShownPair } from '#plugins/literature/contract/shown'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'

/** What two records have in common or apart. */
const reasons = [
  ...(['pmid', 'doi', 'number', 'place', 'title', 'authors'] as const),
  ...(['journal', 'year', 'volume', 'issue', 'page'] as const),
] as const

interface PairBoxProps {
  pair: ShownPair
  onDecide: (pair: ShownPair, same: boolean) => void
}

/** Asks whether another record is the same article, with the points for and against it. */
export function PairBox({ pair, onDecide }: PairBoxProps) {
  const { t } = useTranslation()
  const said = pair.reasons.flatMap(({ reason, points }) => {
    const known = reasons.find((each) => each === reason)
    return known && points !== 0
      ? [`${t(`literature:same.reason.${known}`)} ${points > 0 ? '+' : ''}${points}`]
      : []
  })
  return (
    <Alert
      severity="info"
      sx={{ m: 1.5, mb: 0 }}
      action={
        <>
          <Btn size="small" onClick={() => onDecide(pair, true)}>
            {t('literature:same.yes')}
          </Btn>
          <Btn size="small" kind="ghost" onClick={() => onDecide(pair, false)}>
            {t('literature:same.no')}
          </Btn>
        </>
      }
    >
      <b>{t('literature:same.ask', { points: pair.points })}</b>
      <div>{pair.record.citation}</div>
      <Quiet>{said.join(' · ')}</Quiet>
    </Alert>
  )
}
