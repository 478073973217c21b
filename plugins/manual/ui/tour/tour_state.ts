import { create } from 'zustand'

/** Parts of the shell that the tour leads to, in this order; each is marked so (`data-part`). */
export const steps = ['project', 'menu', 'search', 'screen', 'keys', 'manual'] as const

export type Step = (typeof steps)[number]

/** Whoever has begun or put away the tour in this browser is offered it no more. */
const KEY = 'tour.away'

interface TourState {
  /** It was begun or put away in this window. */
  readonly isAway: boolean
  /** Where one is; null: nobody is led. */
  readonly at: number | null
}

export const useTour = create<TourState>(() => ({ isAway: false, at: null }))

export const isOffered = ({ isAway }: TourState) =>
  !isAway && window.localStorage.getItem(KEY) === null

export function beginTour() {
  putAwayOffer()
  useTour.setState({ at: 0 })
}

/** @param at index of a step; beyond the last one the tour has ended */
export function goTo(at: number) {
  useTour.setState({ at: at < steps.length ? at : null })
}

export function leaveTour() {
  useTour.setState({ at: null })
}

export function putAwayOffer() {
  window.localStorage.setItem(KEY, 'true')
  useTour.setState({ isAway: true })
}
