import { kernelErrors } from '#kernel/errors/kernel_errors'
import { readTable } from '#kernel/files/read_table'
import type { Words } from '#kernel/language/words'

import type { Article } from '#plugins/literature/formats/article'
import { wording } from '#plugins/literature/lang/server/wording'

/** Two records of which somebody knows whether they are one article. */
export interface KnownPair {
  readonly first: number
  readonly second: number
  readonly same: boolean
}

/**
 * The known pairs of a table with the columns first, second (keys of records, or else their numbers
 * in the file, from 1) and same (yes or no). Refuses with 3001 what names no record.
 * @returns places in the list of records
 */
export function readPairs(bytes: Uint8Array, records: readonly Article[]): KnownPair[] {
  const [head, ...lines] = readTable(bytes)
  const headings = (head?.cells ?? []).map((cell) => cell.toLowerCase())
  const columns = ['first', 'second', 'same'].map((name) => headings.indexOf(name))
  if (columns.includes(-1)) throw refuse(wording('pairs.no_columns'))
  const placeOf = places(records)
  return lines.map(({ line, cells }) => {
    const [first, second, same] = columns.map((column) => cells[column] ?? '') as [
      string,
      string,
      string,
    ]
    if (!/^(?:yes|no)$/i.test(same)) throw refuse(wording('pairs.no_value', { line }), line)
    return {
      ...{ first: placeOf(first, line), second: placeOf(second, line) },
      same: /^yes$/i.test(same),
    }
  })
}

function places(records: readonly Article[]) {
  const byKey = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [at, { key }] of records.entries()) {
    if (key !== null && byKey.has(key)) repeated.add(key)
    if (key !== null) byKey.set(key, at)
  }
  const hasKeys = byKey.size > 0
  return (key: string, line: number): number => {
    if (repeated.has(key)) throw refuse(wording('pairs.repeated', { key }), line)
    const at = hasKeys ? byKey.get(key) : Number(key) - 1
    if (at === undefined || !records[at])
      throw refuse(wording('pairs.no_article', { line, key }), line)
    return at
  }
}

const refuse = (detail: Words, line?: number) =>
  new kernelErrors.E_FILE_CONTENT({ detail, ...(line !== undefined && { line }) })
