import { createContext } from 'react'

/**
 * Name of the page whose panels are drawn: patient. Its validators judge them; a panel of no page (what a
 * case begins with) is judged when it is sent.
 */
export const PageName = createContext<string | null>(null)
