import { isFile, valueOf } from '#kernel/case/content/leaf'
import { saidText } from '#kernel/case/content/said_text'

/** The value of a leaf or product field as text; '' for nothing, a null flavour or a file. */
export function textOf(leaf: unknown): string {
  const value = typeof leaf === 'number' ? leaf : valueOf(leaf)
  return value === undefined ? '' : String(value)
}

/** Whether there is a real, non-blank value: a null flavour and what nobody sees are none, false is one. */
export function holdsValue(leaf: unknown): boolean {
  return saidText(textOf(leaf)) !== '' || isFile(leaf)
}
