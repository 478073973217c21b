import { isFile, valueOf, type Leaf } from '#kernel/case/content/leaf'

/** What a leaf shows in a box to type in: its text, nothing for a null flavour. */
export function textOf(leaf: Leaf | undefined): string {
  const value = isFile(leaf) ? leaf.name : valueOf(leaf)
  return value === undefined ? '' : String(value)
}

/**
 * The leaf after somebody typed. An emptied box is no leaf at all; typing over a null flavour or
 * over a code of another system replaces it, as the new text was not said in that system.
 */
export function leafOfText(text: string): Leaf | undefined {
  return text === '' ? undefined : text
}

/** The code system that came with a value and is not the one of the catalogue. */
export function foreignSystemOf(leaf: Leaf | undefined): string | undefined {
  return typeof leaf === 'object' && 'codeSystem' in leaf ? leaf.codeSystem : undefined
}
