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
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw refused('It is no JSON', '不是 JSON')
  }
  if (!isObject(said) || !isObject(said.files)) throw refused('"files" is missing', '缺少“files”')
  if (said.format !== format) {
    throw refused(`"format" is not ${format}`, `“format”不是 ${format}`)
  }
  const separator = said.separator ?? null
  if (separator !== null && (typeof separator !== 'string' || [...separator].length !== 1)) {
    throw refused('"separator" is neither null nor one sign', '“separator”应为 null 或单个字符')
  }
  const { files } = said
  const read = Object.entries(tablesOf[format]).flatMap(([name, columns]) => {
    const file = files[name]
    if (file === undefined && columns.mayBeMissing) return []
    return [[name, readFile(name, file, columns, separator !== null)] as const]
  })
  const unknown = Object.keys(files).find((name) => !Object.hasOwn(tablesOf[format], name))
  if (unknown !== undefined) {
    throw refused(`${format} has no table ${unknown}`, `${format} 没有表 ${unknown}`)
  }
  return { format, separator, files: Object.fromEntries(read) }
}

function readFile(
  table: string,
  said: unknown,
  { needed, used }: TableColumns,
  isSeparated: boolean
): FileLayout {
  if (!isObject(said) || typeof said.file !== 'string' || !Array.isArray(said.columns)) {
    throw refused(`${table} needs "file" and "columns"`, `${table} 须有“file”和“columns”`)
  }
  if (!/^[^/\\]+\.txt$/i.test(said.file)) {
    throw refused(
      `${table}: "file" is the name of a .txt file without its folder`,
      `${table}：“file”应为不含文件夹的 .txt 文件名`
    )
  }
  const columns = said.columns.map((column, index): LayoutColumn => {
    const place = `${table}, column ${index + 1}`
    const placeZh = `${table} 第 ${index + 1} 列`
    const { name = null, width } = isObject(column) ? column : { name: '' }
    if (name !== null && !(typeof name === 'string' && [...needed, ...used].includes(name))) {
      const known = [...needed, ...used].join(', ')
      throw refused(
        `${place}: "name" is null or one of ${known}`,
        `${placeZh}：“name”应为 null 或 ${known} 之一`
      )
    }
    if (isSeparated) return { name }
    if (!Number.isInteger(width) || (width as number) < 1 || (width as number) > WIDEST) {
      throw refused(
        `${place}: "width" is a whole number from 1 to ${WIDEST}`,
        `${placeZh}：“width”应为 1 至 ${WIDEST} 的整数`
      )
    }
    return { name, width: width as number }
  })
  const names = columns.flatMap(({ name }) => (name === null ? [] : [name]))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw refused(`${table}: ${twice} stands twice`, `${table}：${twice} 重复`)
  const missing = needed.find((name) => !names.includes(name))
  if (missing) throw refused(`${table}: no column is ${missing}`, `${table}：缺少列 ${missing}`)
  return { file: said.file, isVerified: said.isVerified === true, columns }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refused(en: string, zh: string) {
  const detail: Words = wording('read_layout.detail', { said: { en, zh } })
  return new kernelErrors.E_PARAMETER({ detail })
}
