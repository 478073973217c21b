import { createContext, useContext } from 'react'
import { useParams } from 'react-router-dom'

const Named = createContext<string | null>(null)

/** Around the screen of a row that has an address of its own. */
export const RowId = Named.Provider

/** Id of the row that the address of a screen of the back office names; empty when it names none. */
export function useRowId(): string {
  const named = useContext(Named)
  const { id } = useParams()
  return named ?? id ?? ''
}
