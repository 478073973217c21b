import { checkValues } from '#kernel/fields/check_values'
import type { ValuesOf } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'
import type { TableLine } from '#kernel/files/read_table'
import type { Words } from '#kernel/language/words'

import { isUnusualNumber, productFields } from '#plugins/drugs/contract'
import { wording } from '#plugins/drugs/lang/server/wording'
import { productFaults } from '#plugins/drugs/products/product_faults'
import type { CellRemark } from '#plugins/drugs/tables/cell_remark'
import {
  cellsByName,
  type Column,
  findColumns,
  tooManyCells,
} from '#plugins/drugs/tables/find_columns'

export type ProductValues = ValuesOf<typeof productFields>
type FieldName = keyof typeof productFields

/** A product as a line of the file has it. */
export interface FileProduct {
  readonly line: number
  /** Of a product that is there already; empty of one that is new or known by its number. */
  readonly code: string
  readonly values: ProductValues
}

export interface ProductFile {
  readonly products: readonly FileProduct[]
  /** With one of these nothing is taken over. */
  readonly problems: readonly CellRemark[]
  /** What is taken over nevertheless. */
  readonly warnings: readonly CellRemark[]
}

/** What the code of a product is called in tables. */
export const codeLabel: Words = wording('product_file.code_label')

/** Whoever has more of them uploads several files; so many are taken over in some ten seconds. */
const MOST_PRODUCTS = 2000

/**
 * Reads the products of a table whose first line names the columns, in either language and any
 * order.
 * @param countries codes of ISO 3166-1
 */
export function readProductFile(
  [head, ...lines]: readonly TableLine[],
  countries: ReadonlySet<string>
): ProductFile {
  if (!head || lines.length === 0) return refused([{ line: 1, column: null, says: noLines }])
  const { names, problems: atHead } = findColumns(head, columns)
  const problems = [...atHead, ...headProblems(head, names, lines)]
  if (problems.length > 0) return refused(problems)
  const warnings: CellRemark[] = []
  const products: FileProduct[] = []
  const seen = new Map<string, number>()
  for (const { line, cells } of lines) {
    const { code = '', ...typed } = cellsByName(names, cells)
    const values = readValues(productFields, asKept(typed)) as ProductValues
    problems.push(...tooManyCells(names, { line, cells }))
    const own = checkValues(productFields, values)
    for (const { field, message } of [...own, ...productFaults(values, countries)]) {
      const says = field === 'isOwn' ? yesOrNo : message
      problems.push({ line, column: labelOf(field), says })
    }
    for (const key of [keyOf(values), ...(code ? [`code ${code.toUpperCase()}`] : [])]) {
      const first = seen.get(key)
      if (first !== undefined) problems.push({ line, column: null, says: sameAs(first) })
      else seen.set(key, line)
    }
    if (isUnusualNumber(values.authorisationNumber, values.country)) {
      warnings.push({ line, column: labelOf('authorisationNumber'), says: unusual })
    }
    products.push({ line, code: code.toUpperCase(), values })
  }
  return { products, problems, warnings }
}

const refused = (problems: readonly CellRemark[]) => ({ products: [], problems, warnings: [] })

/** By which a product is known again: its authorisation number, else its names. */
export function keyOf({ authorisationNumber, nameZh, nameEn }: ProductValues): string {
  return (authorisationNumber || `${nameZh}\n${nameEn}`).toLowerCase()
}

/** The fields, with the words that tables use for them beside their labels. */
const otherHeads: Partial<Record<FieldName, readonly string[]>> = {
  nameZh: ['产品名称', '药品名称', '产品中文名'],
  nameEn: ['产品英文名'],
  genericName: ['通用名', 'Generic'],
  authorisationNumber: ['Approval number'],
  country: ['国家'],
  holder: ['上市许可持有人'],
  isOwn: ['自有产品'],
}
const columns = {
  code: { label: codeLabel },
  ...(Object.fromEntries(
    Object.entries(productFields).map(([name, { label }]) => [
      name,
      { label, also: otherHeads[name as FieldName] },
    ])
  ) as Record<FieldName, Column>),
} satisfies Record<string, Column>

function headProblems(
  head: TableLine,
  names: readonly (string | null)[],
  lines: readonly TableLine[]
): CellRemark[] {
  const at = { line: head.line, column: null }
  const hasNames = names.includes('nameZh') || names.includes('nameEn')
  return [
    ...(hasNames ? [] : [{ ...at, says: noNameColumn }]),
    ...(lines.length > MOST_PRODUCTS ? [{ ...at, says: tooManyLines(lines.length) }] : []),
  ]
}

const yes = ['yes', 'y', 'true', '1', '是']
const no = ['no', 'n', 'false', '0', '否']

/** Codes are in capital letters, and whether a product is one's own is said in many ways. */
function asKept(typed: Partial<Record<FieldName, string>>): Record<string, string> {
  const { isOwn = '', country = '', atc = '' } = typed
  const word = isOwn.toLowerCase()
  const own = yes.includes(word) ? 'yes' : no.includes(word) ? 'no' : isOwn
  return { ...typed, isOwn: own, country: country.toUpperCase(), atc: atc.toUpperCase() }
}

const labelOf = (field: string): Words => productFields[field as FieldName].label

const noLines = wording('product_file.no_lines')
const noNameColumn = wording('product_file.no_name_column')
const yesOrNo = wording('product_file.yes_or_no')
const unusual = wording('product_file.unusual')
const tooManyLines = (count: number) =>
  wording('product_file.too_many_lines', { count, most_products: MOST_PRODUCTS })
const sameAs = (line: number) => wording('product_file.same_as', { line })
