import type { TableCell, TableToWrite } from '#kernel/files/write_table'
import type { Language, Words } from '#kernel/language/words'

import type { ReportResult, ResultPart, ResultRow } from '#plugins/reports/contract'
import { wording } from '#plugins/reports/lang/server/wording'

/** One part of a report as a table of words and numbers. */
export interface WrittenPart {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly TableCell[])[]
}

const PER = 100_000
const DAYS = [2, 4, 5] as const // median, ninth decile, most

/** The tables of a report, with the totals first. */
export function writtenParts(result: ReportResult, language: Language): WrittenPart[] {
  return result.parts.map((part) => writtenPart(part, (words) => words[language]))
}

function writtenPart(part: ResultPart, say: (words: Words) => string): WrittenPart {
  const hasDays = part.rows.some(({ days }) => days !== undefined)
  const countHeads = (label: Words) =>
    part.thing ? [say(label), `${say(label)} (${say(part.thing)})`] : [say(label)]
  const counts = ([cases, things]: readonly [number, number]) =>
    part.thing ? [cases, things] : [cases]
  const extra = (row?: ResultRow): TableCell[] => [
    ...(part.hasYearBefore ? [row?.before ?? null] : []),
    ...(part.rate ? [row?.rate ?? null] : []),
    ...(part.hasQuantities ? [row?.quantity ?? null, per(row)] : []),
    ...(hasDays ? DAYS.map((at) => row?.days?.[at] ?? null) : []),
  ]
  return {
    title: say(part.label),
    heads: [
      ...part.heads.map(say),
      ...part.columns.flatMap(({ label }) => countHeads(label)),
      ...countHeads(wording('table.total')),
      say(wording('table.share')),
      ...(part.hasYearBefore ? [say(wording('table.year_before'))] : []),
      ...(part.rate ? [say(part.rate)] : []),
      ...(part.hasQuantities
        ? [say(wording('table.quantity')), say(wording('table.per_100000'))]
        : []),
      ...(hasDays
        ? [say(wording('table.p50')), say(wording('table.p90')), say(wording('table.most'))]
        : []),
    ],
    rows: [
      [
        say(wording('table.all')),
        ...part.heads.slice(1).map(() => ''),
        ...part.cells.flatMap(counts),
        ...counts(part.total),
        share(part.total[0], part.total[0]),
        ...extra(),
      ],
      ...part.rows.map((row) => [
        ...part.heads.map((_, at) => (at === row.values.length - 1 ? say(row.label) : '')),
        ...row.cells.flatMap(counts),
        ...counts(row.total),
        share(row.total[0], part.total[0]),
        ...extra(row),
      ]),
    ],
  }
}

/** Percent with one digit; nothing of nothing has none. */
const share = (cases: number, all: number): TableCell =>
  all === 0 ? null : Math.round((cases / all) * 1000) / 10

const per = (row: ResultRow | undefined): TableCell =>
  row?.quantity ? Math.round((row.total[0] / row.quantity) * PER * 100) / 100 : null

/** A part as a sheet; parts of one report follow each other. */
export function sheetOf(parts: readonly WrittenPart[], name: string): TableToWrite {
  const width = Math.max(...parts.map(({ heads }) => heads.length), 1)
  const wide = (row: readonly TableCell[]) => [
    ...row,
    ...Array.from({ length: width - row.length }, () => null),
  ]
  const [first = { heads: [], rows: [], title: '' }, ...others] = parts
  const heads = wide(first.heads).map((text, at) => ({
    text: String(text ?? ''),
    width: at === 0 ? 40 : 16,
  }))
  return {
    name,
    heads,
    rows: (async function* () {
      yield* first.rows.map(wide)
      for (const part of others) {
        yield wide([null])
        yield wide([part.title])
        yield wide(part.heads)
        yield* part.rows.map(wide)
      }
    })(),
  }
}
