import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { readTable } from '#kernel/files/read_table'

import { wording } from '#plugins/signal/lang/server/wording'
import { headingOf, isHeading } from '#plugins/signal/reading/headings'
import { recordsOfJson } from '#plugins/signal/reading/records_of_json'

/** A file of records: what its columns are called, and its rows with the numbers of their lines. */
export interface Records {
  readonly headings: readonly string[]
  readonly rows: readonly RecordRow[]
}

export interface RecordRow {
  readonly line: number
  /** As many as there are headings. */
  readonly cells: readonly string[]
}

const GZIP = [0x1f, 0x8b]
const LARGEST = 2 * 1024 ** 3 - 1

/**
 * Reads the records of a file: CSV with a line of headings, JSON with a list of objects, or either of
 * them packed with gzip. Refuses with 3001 what is none of it, and a line with more cells than headings.
 */
export async function readRecords(path: string): Promise<Records> {
  const bytes = await readFile(path)
  const whole = GZIP.every((byte, at) => bytes[at] === byte) ? unpacked(bytes) : bytes
  return recordsOfJson(whole) ?? recordsOfTable(whole)
}

function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST })
  } catch {
    throw new kernelErrors.E_FILE_CONTENT({ detail: wording('reading.not_unpacked') })
  }
}

function recordsOfTable(bytes: Uint8Array): Records {
  const [first, ...rows] = readTable(bytes, isHeading)
  if (!first || rows.length === 0)
    throw new kernelErrors.E_FILE_CONTENT({ detail: wording('reading.no_rows') })
  const headings = first.cells.map(headingOf)
  const long = rows.find(({ cells }) => cells.slice(headings.length).some((cell) => cell !== ''))
  if (long) {
    const detail = wording('reading.too_many_cells', { line: long.line, count: headings.length })
    throw new kernelErrors.E_FILE_CONTENT({ line: long.line, detail })
  }
  return {
    headings,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: headings.map((_, at) => cells[at] ?? ''),
    })),
  }
}
