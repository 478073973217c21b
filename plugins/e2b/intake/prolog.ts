/** What stands before the content of an XML file. */
export interface Prolog {
  /** Name of the root element without prefix; absent when there is none. */
  root?: string
  /** Name in the document type declaration, when there is one. */
  doctype?: string
  /** The text ends before the prolog does. */
  isOpen?: boolean
}

const SPACE = /\s*/y
const DOCTYPE = /<!DOCTYPE\s+([^\s[>]+)/y
const ROOT = /<(?:[\w.-]+:)?([\w.-]+)/y

/** Reads the prolog without parsing the file, so that nothing in it can do harm. */
export function readProlog(text: string): Prolog {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    at = match(SPACE, text, at)!.end
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : undefined
    if (end === undefined) break
    const closing = text.indexOf(end, at + 2)
    if (closing === -1) return { isOpen: true }
    at = closing + end.length
  }
  const doctype = match(DOCTYPE, text, at)
  if (doctype) return { doctype: doctype.name }
  const root = match(ROOT, text, at)?.name
  return { root, isOpen: root === undefined }
}

function match(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found ? { name: found[1], end: pattern.lastIndex } : undefined
}
