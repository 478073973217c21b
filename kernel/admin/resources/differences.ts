import type { ElementChange } from '#kernel/changes/change'
import type { Field, Fields } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'

/**
 * What becomes different in the fields of a row, as the trail tells it. What is shown with a row and
 * is no field of it, as the names of what it links to, makes no difference.
 */
export function differences(
  fields: Fields,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>
): ElementChange[] {
  const [had, has] = [readValues(fields, before), readValues(fields, after)]
  return Object.entries(fields).flatMap(([path, field]) => {
    const [was, is] = [noted(field, had[path]), noted(field, has[path])]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ path, before: was, after: is }]
  })
}

/** What is empty says nothing, in the trail as on the screen; what is chosen has no order. */
function noted({ kind }: Field, value: unknown): unknown {
  const isEmpty = value === '' || value === null || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return undefined
  const isSet = (kind === 'links' || kind === 'choices') && Array.isArray(value)
  return isSet ? value.toSorted() : value
}
