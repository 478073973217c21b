import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useShell } from '#resources/app/shared_props'
import { useOfferedActs } from '#resources/app/shell/palette/offered_acts'
import { TourOffer } from './tour_offer'
import { TourStep } from './tour_step'
import { beginTour, isOffered, steps, useTour } from './tour_state'

/** A tour through the shell: offered to whoever is new in a project, begun again by the palette. */
export function Tour() {
  const { t } = useTranslation()
  const { project } = useShell()
  const tour = useTour()
  useOfferedActs(
    useCallback(
      () => (project ? [{ id: 'tour', title: t('manual:tour.begin'), run: beginTour }] : []),
      [project, t]
    )
  )
  if (!project) return null
  if (tour.at !== null) return <TourStep key={tour.at} at={tour.at} step={steps[tour.at]!} />
  return isOffered(tour) && <TourOffer />
}
