import type { Times } from './measure.js'
import type { Results, SizeResults } from './results.js'

type Row = readonly [what: string, few: string, many: string, aim: string]

const IMPORT_AIM = 1 / 5
const EXPORT_AIM = 2 / 5
const LIST_AIM = 100
const OPEN_AIM = 60

/** The one table: rates with their share of the reference, times as p50 / p95. */
export function tableRows({ few, many, reference, validating }: Results): Row[] {
  const share = (perSecond: number) =>
    reference === null ? '' : ` (${(perSecond / reference).toFixed(2)} of xmllint)`
  const pace = (perSecond: number | null) =>
    perSecond === null ? 'no ICH schema' : `${perSecond.toFixed(0)}/s${share(perSecond)}`
  const both = (of: (size: SizeResults) => string) => [of(few), of(many)] as const
  const isFast = (perSecond: number, aim: number) =>
    reference === null ? 'xmllint is missing' : verdict(perSecond / reference >= aim)
  return [
    ['xmllint --schema, one core', pace(reference), '', 'reference'],
    ['validation alone, one thread', pace(validating), '', ''],
    [
      'import: validated, stored, audited',
      ...both(({ importing }) => pace(importing)),
      `${IMPORT_AIM.toFixed(1)} of xmllint: ${isFast(many.importing, IMPORT_AIM)}`,
    ],
    [
      'export, not validated',
      ...both(({ exporting }) => pace(exporting)),
      `${EXPORT_AIM.toFixed(1)} of xmllint: ${isFast(many.exporting, EXPORT_AIM)}`,
    ],
    ['export, validated', ...both(({ exportingValidated }) => pace(exportingValidated)), ''],
    [
      'list and filter, ms',
      ...both(({ listing }) => spread(listing.all)),
      `p95 under ${LIST_AIM}: ${verdict(many.listing.all.p95 < LIST_AIM)}`,
    ],
    ['list and filter over HTTP, ms', ...both(({ served }) => spread(served.list)), ''],
    [
      'case open with findings, ms',
      ...both(({ opening }) => spread(opening)),
      `p95 under ${OPEN_AIM}: ${verdict(many.opening.p95 < OPEN_AIM)}`,
    ],
    ['page save with findings, ms', ...both(({ saving }) => spread(saving)), ''],
    ['synthetic cases loaded', ...both(({ loading }) => `${loading.toFixed(0)}/s`), ''],
    ['size of the database', ...both(({ size }) => `${(size / 2 ** 30).toFixed(2)} GB`), ''],
    ['memory of the server', ...both(({ served }) => megabytes(served.memory)), ''],
    ['memory of the importing process', ...both(({ memory }) => megabytes(memory)), ''],
  ]
}

/** Each kind of list question with its times at both sizes. */
export function listRows({ few, many }: Results): (readonly [string, string, string])[] {
  return [...many.listing.byKind].map(([kind, times]) => [
    kind,
    spread(few.listing.byKind.get(kind)!),
    spread(times),
  ])
}

/** Lines of a Markdown table, columns aligned. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const all = [head, ...rows]
  const widths = head.map((_, index) => Math.max(...all.map((row) => row[index].length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index])).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Times as p50 / p95. */
export function spread({ p50, p95 }: Times): string {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)}`
}

function megabytes(memory: number | null): string {
  return memory === null ? 'not told' : `${memory.toFixed(0)} MB`
}

/** Whether an aim is met, in a word. */
export function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'missed'
}
