import { createContext, useContext } from 'react'
import type { FieldError } from '#kernel/fields/check_values'
import { say } from '#resources/app/language'

/**
 * What is wrong inside of rows. The form keeps errors by field, and a table of rows is one field to
 * it, so what is wrong in a cell is kept here.
 */
export const RowErrors = createContext<readonly FieldError[]>([])

/** What is wrong in the cell of that name, `reactions.0.code`. */
export function useRowError(name: string): string | null {
  const error = useContext(RowErrors).find(({ field }) => field === name)
  return error ? say(error.message) : null
}
