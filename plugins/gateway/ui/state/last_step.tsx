import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { useMomentText } from '#resources/app/moment'
import { StateTag } from './state_tag'

const Root = styled('span')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 8,
  rowGap: 2,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

/** What happened last to a case at a destination, and when. */
export function LastStep({ row }: { row: CaseAtDestination }) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const { state, remarks, lastAct, lastAt } = row
  const isLate = lastAct === 'reminded' || lastAct === 'escalated' || lastAct === 'belated'
  const words = [
    remarks > 0 && t('gateway:remark.count', { count: remarks }),
    isLate && t(`gateway:act.${lastAct}`),
    lastAt && momentText(lastAt),
  ].filter(Boolean)
  return (
    <Root title={words.join(' · ')}>
      <StateTag state={state} />
      <span className="num" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {words.join(' · ')}
      </span>
    </Root>
  )
}
