import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/signal/lang/server/wording'
import { headingOf } from '#plugins/signal/reading/headings'
import type { Records } from '#plugins/signal/reading/read_records'

type Entry = Readonly<Record<string, unknown>>

const SPACE_THEN_JSON = /^\s*[[{]/

/**
 * The records of a JSON file: a list of objects, or the first such list in an object. A record with a
 * list of values is one row for each of them. Null when the file is no JSON; refuses with 3001 JSON
 * that cannot be read or holds no such list.
 */
export function recordsOfJson(bytes: Uint8Array): Records | null {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  if (!SPACE_THEN_JSON.test(text.slice(0, 1000))) return null
  const entries = listIn(parsed(text))
  if (!entries) throw new kernelErrors.E_FILE_CONTENT({ detail: wording('reading.no_rows') })
  const spread = entries.flatMap((entry, at) => rowsOf(entry).map((row) => ({ row, line: at + 1 })))
  const names = [...new Set(spread.flatMap(({ row }) => Object.keys(row)))]
  return {
    headings: names.map(headingOf),
    rows: spread.map(({ row, line }) => ({
      line,
      cells: names.map((name) => (isPlain(row[name]) ? String(row[name]).trim() : '')),
    })),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new kernelErrors.E_FILE_CONTENT({ detail: wording('reading.broken_json') })
  }
}

function listIn(value: unknown): readonly Entry[] | undefined {
  if (Array.isArray(value)) return value.length > 0 && value.every(isEntry) ? value : undefined
  return Object.values(Object(value) as object)
    .map((each) => (Array.isArray(each) ? listIn(each) : undefined))
    .find((each) => each !== undefined)
}

function rowsOf(entry: Entry): Entry[] {
  const list = Object.entries(entry).find(
    ([, value]) => Array.isArray(value) && value.length > 0 && value.every(isPlain)
  )
  if (!list) return [entry]
  return (list[1] as unknown[]).map((value) => ({ ...entry, [list[0]]: value }))
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
