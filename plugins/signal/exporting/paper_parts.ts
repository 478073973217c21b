import { placedMomentText } from '#kernel/fields/moment_text'
import type { Language, Words } from '#kernel/language/words'
import type { PaperDocument, PaperNode } from '#kernel/paper/paper_document'

import type { PlainFigure } from '#plugins/signal/contract/result'
import { wording } from '#plugins/signal/lang/server/wording'

/** For whom a paper is made, and when. */
export interface PaperFor {
  readonly language: Language
  readonly maker: string
  readonly timeZone: string
  readonly projectCode: string
  /** ISO, UTC */
  readonly madeAt: string
}

/** A paper of signals with its foot. */
export function signalPaper(
  title: string,
  nodes: readonly PaperNode[],
  { language, maker, timeZone, projectCode, madeAt }: PaperFor
): PaperDocument {
  return {
    ...{ title: `${projectCode} ${title}`, maker, madeAt, language, orientation: 'landscape' },
    foot: [projectCode, title, maker, placedMomentText(timeZone, madeAt)].join(' · '),
    words: {
      pageOf: wording('papers.page_of', { page: '{{page}}', pages: '{{pages}}' })[language],
      continued: wording('papers.continued')[language],
    },
    nodes: [{ kind: 'heading', level: 1, text: title }, ...nodes],
  }
}

/** A table with its heading; a sentence where it has no rows. */
export function tableNodes(
  title: string,
  heads: readonly (readonly [text: string, share: number])[],
  rows: readonly (readonly string[])[],
  language: Language
): PaperNode[] {
  return [
    { kind: 'heading', level: 2, text: title },
    rows.length === 0
      ? { kind: 'paragraph', text: wording('papers.none')[language] }
      : { kind: 'table', columns: heads.map(([text, share]) => ({ title: text, share })), rows },
  ]
}

/** Facts as a table of two columns. */
export const factsNode = (
  facts: readonly (readonly [Words, string])[],
  language: Language
): PaperNode => ({
  kind: 'table',
  columns: [
    { title: wording('papers.fact')[language], share: 1 },
    { title: wording('papers.value')[language], share: 3 },
  ],
  rows: facts.map(([words, value]) => [words[language], value]),
})

/** A figure on paper; what is none is said by a sign. */
export function figureOnPaper(value: PlainFigure | undefined, places = 2): string {
  if (value === 'Infinity') return '∞'
  if (value === '-Infinity') return '−∞'
  return typeof value === 'number' ? value.toFixed(places) : '—'
}
