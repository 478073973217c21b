import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import b3 from './b3.json' with { type: 'json' }
import c3 from './c3.json' with { type: 'json' }
import { wording } from '#plugins/drugs/lang/server/wording'
import {
  type FileLayout,
  type FormatName,
  type Layout,
  type LayoutColumn,
} from '#plugins/drugs/whodrug/layout/layout'
import { type TableColumns, tablesOf } from '#plugins/drugs/whodrug/layout/tables'

/** The layouts that come with the product. */
export const shippedLayouts: Readonly<Record<FormatName, Layout>> = {
  C3: c3 as Layout,
  B3: b3 as Layout,
}

/** Longer than any column of any format. */
const WIDEST = 10_000

/**
 * A layout from the text of a layout file.
 * @param format of the release that it is meant for
 * Refuses with 2017 what is none, with the place that is wrong.
 */
export function readLayout(text: string, format: FormatName): Layout {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw refused(wording('read_layout.no_json'))
  }
  if (!isObject(parsed) || !isObject(parsed.files)) throw refused(wording('read_layout.no_files'))
  if (parsed.format !== format) {
    throw refused(wording('read_layout.other_format', { format }))
  }
  const separator = parsed.separator ?? null
  if (separator !== null && (typeof separator !== 'string' || [...separator].length !== 1)) {
    throw refused(wording('read_layout.separator'))
  }
  const { files } = parsed
  const read = Object.entries(tablesOf[format]).flatMap(([name, columns]) => {
    const file = files[name]
    if (file === undefined && columns.mayBeMissing) return []
    return [[name, readFile(name, file, columns, separator !== null)] as const]
  })
  const unknown = Object.keys(files).find((name) => !Object.hasOwn(tablesOf[format], name))
  if (unknown !== undefined) {
    throw refused(wording('read_layout.no_table', { format, table: unknown }))
  }
  return { format, separator, files: Object.fromEntries(read) }
}

function readFile(
  table: string,
  parsed: unknown,
  { needed, used }: TableColumns,
  isSeparated: boolean
): FileLayout {
  if (!isObject(parsed) || typeof parsed.file !== 'string' || !Array.isArray(parsed.columns)) {
    throw refused(wording('read_layout.needs', { table }))
  }
  if (!/^[^/\\]+\.txt$/i.test(parsed.file)) {
    throw refused(wording('read_layout.file', { table }))
  }
  const columns = parsed.columns.map((column, index): LayoutColumn => {
    const place = wording('read_layout.column', { table, number: index + 1 })
    const { name = null, width } = isObject(column) ? column : { name: '' }
    if (name !== null && !(typeof name === 'string' && [...needed, ...used].includes(name))) {
      const known = [...needed, ...used].join(', ')
      throw refused(wording('read_layout.name', { place, known }))
    }
    if (isSeparated) return { name }
    if (!Number.isInteger(width) || (width as number) < 1 || (width as number) > WIDEST) {
      throw refused(wording('read_layout.width', { place, widest: WIDEST }))
    }
    return { name, width: width as number }
  })
  const names = columns.flatMap(({ name }) => (name === null ? [] : [name]))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw refused(wording('read_layout.twice', { table, name: twice }))
  const missing = needed.find((name) => !names.includes(name))
  if (missing) throw refused(wording('read_layout.missing', { table, name: missing }))
  return { file: parsed.file, isVerified: parsed.isVerified === true, columns }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refused(value: Words) {
  return new kernelErrors.E_PARAMETER({ detail: wording('read_layout.detail', { value }) })
}
