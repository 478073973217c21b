import { placedMomentText } from '#kernel/fields/moment_text'
import type { Language } from '#kernel/language/words'
import type { PaperDocument } from '#kernel/paper/paper_document'
import { PaperPress } from '#kernel/paper/paper_press'

import type { ReportDefinition, ReportResult } from '#plugins/reports/contract'
import { writtenParts } from '#plugins/reports/files/report_table'
import { wording } from '#plugins/reports/lang/server/wording'

/** For whom a paper is made. */
interface Readers {
  readonly language: Language
  readonly maker: string
  readonly timeZone: string
}

const press = new PaperPress()

/** A report as PDF. @returns its bytes */
export async function pressReport(
  report: ReportDefinition,
  result: ReportResult,
  readers: Readers
): Promise<Uint8Array> {
  return press.file('pdf', reportPaper(report, result, readers))
}

/** A report as a paper: what was asked, what was left out, the tables. */
function reportPaper(
  report: ReportDefinition,
  result: ReportResult,
  { language, maker, timeZone }: Readers
): PaperDocument {
  const { parameters, nullified, deleted, withoutDate, at, dictionaries } = result
  const moment = placedMomentText(timeZone, at)
  const asked = Object.entries(parameters).map(([key, value]) => `${key}: ${String(value)}`)
  return {
    title: report.label[language],
    ...{ maker, madeAt: at, language },
    foot: [report.label[language], maker, moment].join(' · '),
    words: {
      pageOf: wording('paper.page_of', { page: '{{page}}', pages: '{{pages}}' })[language],
      continued: wording('paper.continued')[language],
    },
    nodes: [
      { kind: 'heading', level: 1, text: report.label[language] },
      { kind: 'paragraph', text: report.what[language] },
      ...(asked.length > 0 ? [{ kind: 'paragraph' as const, text: asked.join(' · ') }] : []),
      {
        kind: 'paragraph',
        text: wording('paper.left_out', { nullified, deleted, withoutDate })[language],
      },
      ...(dictionaries.length > 0
        ? [{ kind: 'paragraph' as const, text: `MedDRA ${dictionaries.join(', ')}` }]
        : []),
      ...writtenParts(result, language).flatMap(({ title, heads, rows }) => [
        { kind: 'heading' as const, level: 2 as const, text: title },
        {
          kind: 'table' as const,
          columns: heads.map((head, index) => ({ title: head, share: index === 0 ? 3 : 1 })),
          rows: rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
        },
      ]),
    ],
  }
}
