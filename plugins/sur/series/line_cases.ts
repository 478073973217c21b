import { isRows } from '#kernel/case/content/case_content'
import type { Words } from '#kernel/language/words'

import type {
  CaseListings,
  GivenCase,
  Listed,
  ShippedListing,
} from '#plugins/listings/contract/case_listings'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { SeriesCase, SeriesEvent, SeriesLine } from '#plugins/sur/contract/series'
import type { DatedVersion } from '#plugins/sur/series/version_at'

/** A case of a series with the version that its rows are made of. */
export interface CaseToLine {
  readonly of: SeriesCase
  readonly chosen: DatedVersion
  readonly country: string | null
}

/** Which events of which cases a listing has, and by which of its columns its rows are in order. */
interface ListingOfKind {
  readonly design: ShippedListing
  readonly order: readonly string[]
  takes(of: SeriesCase, event: SeriesEvent): boolean
}

const listingOf: Readonly<Record<ReportKind, ListingOfKind>> = {
  DSUR: {
    design: 'e2f',
    order: ['study', 'soc'],
    takes: ({ source }, { isSerious, isRelated, isNew }) =>
      source === 'trial' && isSerious && isRelated && isNew,
  },
  PSUR: {
    design: 'china_psur',
    order: ['soc', 'pt'],
    takes: ({ source }, { isNew }) => source !== 'trial' && isNew,
  },
}

/** Makes the rows of the listing of a kind of report, in both languages, of the events that it takes. */
export async function lineCases(
  listings: CaseListings,
  kind: ReportKind,
  cases: readonly CaseToLine[]
): Promise<{ cases: SeriesCase[]; heads: Record<string, readonly Words[]> }> {
  const { design, order, takes } = listingOf[kind]
  const given = cases.flatMap(({ of, chosen, country }): GivenCase[] => {
    const taken = new Set(of.events.filter((event) => takes(of, event)).map(({ id }) => id))
    if (taken.size === 0) return []
    const { content, version, versionKind } = chosen
    const events = isRows(content.E_i) ? content.E_i.filter(({ id }) => taken.has(id)) : []
    const { caseId, caseNo } = of
    return [{ caseId, caseNo, version, versionKind, country, content: { ...content, E_i: events } }]
  })
  const en = await listings.listGiven(design, given, 'en')
  const zh = await listings.listGiven(design, given, 'zh')
  const lines = linesOf(en, zh, order)
  return {
    heads: { [design]: en.heads.map(({ text }, at) => ({ en: text, zh: zh.heads[at]!.text })) },
    cases: cases.map(({ of }) => {
      const own = lines.get(of.caseId)
      return own ? { ...of, lines: { [design]: own } } : of
    }),
  }
}

type Given = Pick<Listed, 'heads' | 'lines'>

function linesOf(en: Given, zh: Given, order: readonly string[]): Map<string, SeriesLine[]> {
  const places = order.map((key) => en.heads.findIndex((head) => head.key === key))
  const found = new Map<string, SeriesLine[]>()
  for (const [at, line] of en.lines.entries()) {
    const other = zh.lines[at]!
    const cells = line.cells.map((cell, place) => ({
      ...{ en: String(cell ?? ''), zh: String(other.cells[place] ?? '') },
    }))
    const own: SeriesLine = {
      group: line.group === null ? null : { en: line.group, zh: other.group ?? line.group },
      order: places.map((place) => cells[place]?.en ?? ''),
      cells,
    }
    found.set(line.caseId, [...(found.get(line.caseId) ?? []), own])
  }
  return found
}
