import { isFile, valueOf } from '#kernel/content/leaf'

/** The value of a leaf or product field as text; '' for nothing, a null flavour or a file. */
export function textOf(leaf: unknown): string {
  const value = typeof leaf === 'number' ? leaf : valueOf(leaf)
  return value === undefined ? '' : String(value)
}

/** Whether there is a real, non-blank value: a null flavour and spaces are none, false is one. */
export function holdsValue(leaf: unknown): boolean {
  return textOf(leaf).trim() !== '' || isFile(leaf)
}
