import { createContext } from 'react'

/** Keys of elements of the top of the case that were proposed, and that nobody has saved yet. */
export const Proposed = createContext<readonly string[]>([])
