import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { beginTour, putAwayOffer } from './tour_state'

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '4px 20px',
  borderBottom: `1px solid ${colour.line}`,
  background: colour.accentSoft,
})

/** Offers the tour to whoever is new here. */
export function TourOffer() {
  const { t } = useTranslation()
  return (
    <Line role="status">
      {t('manual:tour.offer')}
      <Grow />
      <Btn size="small" onClick={putAwayOffer}>
        {t('manual:tour.not_now')}
      </Btn>
      <Btn size="small" kind="primary" onClick={beginTour}>
        {t('manual:tour.begin')}
      </Btn>
    </Line>
  )
}
