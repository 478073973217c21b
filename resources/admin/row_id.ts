import { useParams } from 'react-router-dom'

/** Id of the row that the address of a screen of the back office names; empty when it names none. */
export function useRowId(): string {
  return useParams().id ?? ''
}
