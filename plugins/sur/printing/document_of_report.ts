import { placedMomentText, utcText } from '#kernel/fields/moment_text'
import type { Language } from '#kernel/language/words'
import type { PaperDocument, PaperNode } from '#kernel/paper/paper_document'

import { isEmptyProse, linesOf } from '#plugins/sur/contract/prose'
import type { ShownReport, ShownSection } from '#plugins/sur/contract/shown'
import type { ShownTables } from '#plugins/sur/contract/shown_tables'
import { headingOf } from '#plugins/sur/contract/template'
import { wording } from '#plugins/sur/lang/server/wording'
import { nodesOfTables } from '#plugins/sur/printing/nodes_of_table'

/** Who prints when. */
export interface PrintFacts {
  readonly maker: string
  /** ISO, UTC */
  readonly madeAt: string
  readonly timeZone: string
  readonly projectCode: string
}

/** A periodic report as data: title page, contents, sections with their text and tables. */
export function documentOfReport(
  report: ShownReport,
  tables: ShownTables,
  language: Language,
  { maker, madeAt, timeZone, projectCode }: PrintFacts
): PaperDocument {
  const say = (words: Readonly<Record<Language, string>>) => words[language]
  const { rsType: kind, ordinal, start, lockPoint, setup, guideline } = report
  const name = say(wording('document.name', { kind, ordinal }))
  const times = [utcText(madeAt), placedMomentText(timeZone, madeAt)]
  const foot = [
    projectCode,
    name,
    say(wording('document.lock_point', { day: lockPoint })),
    maker,
    [...new Set(times)].join(' / '),
  ].join(' · ')
  const facts: readonly [string, string][] = [
    [say(wording('document.product')), setup.product],
    [say(wording('document.period')), `${start} – ${lockPoint}`],
    [say(wording('document.birth_date')), setup.birthDate],
    [say(wording('document.guideline')), guideline],
    [say(wording('document.meddra')), setup.meddraVersion],
    [say(wording('document.ctcae')), setup.ctcaeVersion],
    [say(wording('document.reference')), setup.reference],
  ]
  return {
    title: `${projectCode} ${name}`,
    ...{ maker, madeAt, language, foot },
    words: {
      pageOf: say(wording('document.page_of', { page: '{{page}}', pages: '{{pages}}' })),
      continued: say(wording('document.continued')),
    },
    ...(report.status !== 'finished' && { watermark: say(wording('document.draft')) }),
    nodes: [
      { kind: 'heading', level: 1, text: name },
      {
        kind: 'table',
        columns: [
          { title: say(wording('document.fact')), share: 1 },
          { title: say(wording('document.value')), share: 2 },
        ],
        rows: facts.filter(([, value]) => value !== ''),
      },
      { kind: 'heading', level: 2, text: say(wording('document.contents')) },
      ...report.sections.map((section): PaperNode => {
        return { kind: 'paragraph', text: headingOf(section, language) }
      }),
      ...report.sections.flatMap((section) => [
        ...nodesOf(section, language),
        ...nodesOfTables(section.key, tables, language),
      ]),
    ],
  }
}

function nodesOf(section: ShownSection, language: Language): PaperNode[] {
  const level = section.key.includes('.') ? 3 : 2
  const { prose } = section
  const isEmpty = prose === null || isEmptyProse(prose)
  const lines = isEmpty ? [] : linesOf(prose)
  return [
    { kind: 'heading', level, text: headingOf(section, language) },
    ...(isEmpty && section.state !== 'nothing'
      ? [{ kind: 'paragraph', text: wording('document.not_written')[language] } as const]
      : []),
    ...lines.map(({ kind, text }): PaperNode => {
      return kind === 'heading' ? { kind, level: 3, text } : { kind, text }
    }),
  ]
}
