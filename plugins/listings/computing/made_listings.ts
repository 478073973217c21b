import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { momentText } from '#kernel/fields/moment_text'
import type { Language } from '#kernel/language/words'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { cellText } from '#plugins/cases/contract/cell_text'
import type { ColumnValue } from '#plugins/cases/contract/list_columns'
import { CaseListLook, type ListLook } from '#plugins/cases/contract/list_look'
import type { ListedCase } from '#plugins/cases/contract/list_query'
import { type MetRows, MetRowsReading } from '#plugins/cases/contract/met_rows'
import { CaseReading } from '#plugins/cases/contract/reading'
import { versionWords } from '#plugins/cases/contract/version_words'
import { NameBook, type KnownNames } from '#plugins/listings/computing/known_names'
import { listCase } from '#plugins/listings/computing/list_case'
import { listingHeads } from '#plugins/listings/computing/listing_heads'
import { type OrderBy, orderLines } from '#plugins/listings/computing/order_lines'
import { refuseUnsoundDesign } from '#plugins/listings/computing/refuse_unsound_design'
import {
  type AskedListing,
  CaseListings,
  type GivenCase,
  type Listed,
  type ListedLine,
  type ShippedListing,
} from '#plugins/listings/contract/case_listings'
import type { ListingDesign } from '#plugins/listings/contract/design'
import { shippedDesigns } from '#plugins/listings/designs/shipped_designs'

/** Cases that are read at once. */
const AT_ONCE = 100

/** What the lines of a portion of cases are made with. */
interface Making {
  readonly design: ListingDesign
  readonly language: Language
  readonly look: ListLook
  readonly timeZone: string
  readonly names: KnownNames
  readonly met: (content: Parameters<Awaited<ReturnType<MetRowsReading['of']>>>[0]) => MetRows
}

/** Makes listings of what cases say, read a hundred at a time. */
@inject()
export default class MadeListings extends CaseListings {
  constructor(
    private forms: FormSchemas,
    private reading: CaseReading,
    private look: CaseListLook,
    private metRows: MetRowsReading,
    private names: NameBook
  ) {
    super()
  }

  async list(design: ListingDesign, { language, mostCases }: AskedListing): Promise<Listed> {
    const { catalogue } = this.forms
    const look = await this.look.current()
    const labels = new Map(look.columns.map(({ key, label }) => [key, label]))
    refuseUnsoundDesign(design, { catalogue, labels })
    const { timeZone } = await projectAtHand()
    const names = this.names.open(catalogue, language)
    const met = await this.metRows.of(design.question)
    const making = { design, language, look, timeZone, names, met }
    const lines: ListedLine[] = []
    let [cases, readCases, nullified] = [0, 0, 0]
    const most = mostCases ?? Number.POSITIVE_INFINITY
    for (let page = 1; readCases < most; page++) {
      const { rows, total } = await this.reading.query({
        ...{ conditions: design.question.conditions, anyRow: design.question.anyRow },
        ...{ sort: 'caseNo', order: 'asc', page, pageSize: AT_ONCE },
      })
      cases = Math.max(cases, total)
      const some = rows.slice(0, most - readCases)
      const latest = some.filter(({ versionKind }) => versionKind !== 'nullification')
      nullified += some.length - latest.length
      readCases += some.length
      lines.push(...(await this.#linesOf(latest, making)))
      if (rows.length < AT_ONCE) break
    }
    const heads = listingHeads(design, catalogue, labels, language)
    return {
      ...{ heads, cases, readCases, nullified },
      lines: orderLines(lines, ordersOf(design, heads)),
    }
  }

  async listGiven(shipped: ShippedListing, cases: readonly GivenCase[], language: Language) {
    const { catalogue } = this.forms
    const { design } = shippedDesigns.find(({ key }) => key === shipped)!
    const look = await this.look.current()
    const labels = new Map(look.columns.map(({ key, label }) => [key, label]))
    const { timeZone } = await projectAtHand()
    const names = this.names.open(catalogue, language)
    const met = await this.metRows.of(design.question)
    const rows = cases.map(({ caseId: id, caseNo, version, versionKind, country }) => {
      return { id, caseNo, version, versionKind, country, nullFlavors: {} } as unknown as ListedCase
    })
    const contents = new Map(cases.map(({ caseId, content }) => [caseId, content]))
    const making = { design, language, look, timeZone, names, met }
    const heads = listingHeads(design, catalogue, labels, language)
    return { heads, lines: await this.#linesIn(rows, contents, making) }
  }

  async #linesOf(rows: readonly ListedCase[], making: Making): Promise<ListedLine[]> {
    if (rows.length === 0) return []
    const contents = new Map<string, CaseContent>()
    for await (const { id, content } of this.reading.stream(rows.map(({ id: of }) => of)))
      contents.set(id, content)
    return this.#linesIn(rows, contents, making)
  }

  async #linesIn(
    rows: readonly ListedCase[],
    contents: ReadonlyMap<string, CaseContent>,
    making: Making
  ): Promise<ListedLine[]> {
    const { design, language, names, met } = making
    const { catalogue } = this.forms
    const { elements, above } = namedElements(design)
    await names.learn([...contents.values()], elements, above)
    const reading = {
      ...{ catalogue, language },
      nameOf: (list: string, version: string, code: string) => names.nameOf(list, version, code),
      termAbove: (level: 'pt' | 'soc', version: string, code: string) =>
        names.termAbove(level, version, code),
    }
    return rows.flatMap((row) => {
      const content = contents.get(row.id)
      if (!content) return []
      const listed = listedTexts(row, making)
      const one = { caseId: row.id, caseNo: row.caseNo, content, listed }
      return listCase(design, one, met(content), reading)
    })
  }
}

/** Keys of elements whose codes are named, and of those whose terms above are asked for. */
function namedElements({ columns }: ListingDesign) {
  const elements = columns.flatMap(({ source: { element, elements: joined = [], to } }) => [
    ...[element, to].filter((each) => each !== undefined),
    ...joined,
  ])
  const above = columns.flatMap(({ source: { of, element } }) => (of === 'term' ? [element!] : []))
  return { elements: new Set(elements.map(toKey)), above: new Set(above.map(toKey)) }
}

/** What the list says of a case in the columns that the design asks for. */
function listedTexts(row: ListedCase, { design, look, language, timeZone }: Making) {
  const listed: Record<string, string | number | null> = {}
  for (const { source } of design.columns) {
    if (source.of !== 'list') continue
    const column = look.columns.find(({ key }) => key === source.column)!
    const value = row[column.key] as ColumnValue | undefined
    const node = look.nodes.find(({ key }) => key === value)
    const text =
      row.nullFlavors[column.key] ??
      (column.key === 'version'
        ? versionWords(String(row.versionKind), Number(row.version))[language]
        : column.type === 'node' && node
          ? node.name[language]
          : (column.type === 'moment' || column.type === 'since') && value
            ? momentText(timeZone, String(value))
            : cellText(column, value, language))
    listed[column.key] =
      typeof value === 'number' && column.type === 'number' ? value : text || null
  }
  return listed
}

/** Places of the cells by which lines are ordered. */
function ordersOf({ sort }: ListingDesign, heads: Listed['heads']): OrderBy[] {
  return sort.map(({ column, order }) => ({
    cell: heads.findIndex(({ key }) => key === column || key === `${column}-1`),
    order,
  }))
}
