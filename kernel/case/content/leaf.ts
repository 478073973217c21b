/**
 * What one element of a case can hold. Codes, numbers and dates are texts exactly as reported
 * ("0.50" stays "0.50"). A value and a null flavour exclude each other; an empty element is
 * absent from the content, never '' or null.
 */
export type Leaf = string | boolean | NullFlavorLeaf | CodedLeaf | FileLeaf

/** Why there is no value (ICH E2B(R3) guide, section 3.3.6): NI, MSK, UNK, NA, ASKU, NASK, NINF, PINF. */
export interface NullFlavorLeaf {
  nullFlavor: string
}

/** A value with what came beside it: a code system other than the catalogue's, a version, a name. */
export interface CodedLeaf {
  value: string
  codeSystem?: string
  codeSystemVersion?: string
  displayName?: string
}

/** A document: its content is kept apart, under the SHA-256 (hex) of the decoded bytes. */
export interface FileLeaf {
  file: string
  name?: string
  mediaType?: string
  size?: number
  /** Deflated in the message (compression="DF"). */
  compressed?: boolean
  /** Stands in the message as text, letter by letter, and not as Base64. */
  verbatim?: boolean
  /** The content itself, where no file store is at hand. */
  base64?: string
}

/** Whether something found in a content is a leaf (and not a list of rows or an empty place). */
export function isLeaf(thing: unknown): thing is Leaf {
  if (typeof thing === 'string' || typeof thing === 'boolean') return true
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing)
}

/** Whether the leaf is a document. */
export function isFile(leaf: unknown): leaf is FileLeaf {
  return isLeaf(leaf) && typeof leaf === 'object' && 'file' in leaf
}

/** The null flavour of a leaf, or undefined. */
export function nullFlavorOf(leaf: unknown): string | undefined {
  return isLeaf(leaf) && typeof leaf === 'object' && 'nullFlavor' in leaf
    ? leaf.nullFlavor
    : undefined
}

/** The value of a leaf as it was reported: a text or a boolean; undefined for a null flavour or a file. */
export function valueOf(leaf: unknown): string | boolean | undefined {
  if (typeof leaf === 'string' || typeof leaf === 'boolean') return leaf
  return isLeaf(leaf) && typeof leaf === 'object' && 'value' in leaf ? leaf.value : undefined
}

/** The name that came with a code, or undefined. */
export function nameIn(leaf: unknown): string | undefined {
  return isLeaf(leaf) && typeof leaf === 'object' && 'displayName' in leaf
    ? leaf.displayName
    : undefined
}

/** Whether the leaf holds a value or a document (a null flavour is no value). */
export function hasValue(leaf: unknown): boolean {
  return isFile(leaf) || (valueOf(leaf) ?? '') !== ''
}

/** Whether the leaf holds anything at all, a null flavour included. */
export function isFilled(leaf: unknown): boolean {
  return hasValue(leaf) || Boolean(nullFlavorOf(leaf))
}

/** Whether two leaves say the same, whatever the order of their properties. */
export function sameLeaf(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isLeaf(a) || !isLeaf(b) || typeof a !== 'object' || typeof b !== 'object') return false
  const left = Object.entries(a).filter(([, value]) => value !== undefined)
  const right = new Map(Object.entries(b).filter(([, value]) => value !== undefined))
  return left.length === right.size && left.every(([key, value]) => right.get(key) === value)
}
