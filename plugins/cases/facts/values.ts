import { valueOf } from '#kernel/case/content/leaf'

/**
 * What an element says, whole; null where it is empty or says with a null flavour that nothing is
 * known. Facts have no word for why something is unknown.
 */
export function valueIn(leaf: unknown): string | null {
  const value = valueOf(leaf)
  const text = value === undefined ? '' : String(value).trim()
  return text === '' ? null : text
}

/** True, false, or null where nothing is known. */
export function truthIn(leaf: unknown): boolean | null {
  const text = valueIn(leaf)
  return text === 'true' ? true : text === 'false' ? false : null
}

/** A code of a dictionary as a number; null where it cannot be one. */
export function codeIn(leaf: unknown): number | null {
  const text = valueIn(leaf)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The CTCAE grade of an event, 1 to 5; null where nobody graded it. */
export function gradeIn(leaf: unknown): number | null {
  const text = valueIn(leaf)
  return text !== null && /^[1-5]$/.test(text) ? Number(text) : null
}
