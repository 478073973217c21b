import { createContext, useContext } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { OtherPerson } from './visit'

/** A part of what each screen of a case knows, be it the editor or one that only shows it. */
export interface Presence {
  /** Who else has the case open. */
  readonly others: readonly OtherPerson[]
}

/** The store of the screen: that of the editor, where there is one. */
export const PresenceContext = createContext<Pick<
  StoreApi<Presence>,
  'getInitialState' | 'getState' | 'subscribe'
> | null>(null)

/** Who else has the case on this screen open. */
export function useOthers(): readonly OtherPerson[] {
  return useStore(useContext(PresenceContext)!, ({ others }) => others)
}
