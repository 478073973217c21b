import { createContext } from 'react'

/** The room at the right of a case, where its findings stand unless something else is looked at. */
export interface RightPanel {
  /** Where whoever has taken the room draws; null while nobody has. */
  readonly host: HTMLElement | null
  /** Takes the room, so many pixels wide. @returns gives it back */
  readonly take: (width: number) => () => void
}

/** Null where no case is around. */
export const RightPanelContext = createContext<RightPanel | null>(null)
