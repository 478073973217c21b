import { placedMomentText } from '#kernel/fields/moment_text'
import type { Words } from '#kernel/language/words'
import type { PaperDocument, PaperNode } from '#kernel/paper/paper_document'

import { questions, type ShownSignal } from '#plugins/signal/contract/signal'
import { deedText } from '#plugins/signal/exporting/deed_text'
import {
  factsNode,
  figureOnPaper,
  type PaperFor,
  signalPaper,
  tableNodes,
} from '#plugins/signal/exporting/paper_parts'
import { wording } from '#plugins/signal/lang/server/wording'
import { screenWording } from '#plugins/signal/lang/wording'

/** An assessment on paper: where it stands, evidence, questions, actions, all that was done. */
export function assessmentPaper(signal: ShownSignal, reader: PaperFor): PaperDocument {
  const { language, timeZone } = reader
  const say = (words: Words) => words[language]
  const moment = (at: string | null) => (at === null ? '—' : placedMomentText(timeZone, at))
  const { state } = signal
  const terms = signal.terms.map(({ words }) => say(words)).join(say(screenWording('joined')))
  const number = say(screenWording('number', { number: signal.number }))
  const facts: (readonly [Words, string])[] = [
    [screenWording('column.drug'), say(signal.drug.words)],
    [screenWording('column.term'), terms],
    [screenWording('column.status'), say(screenWording(`status.${state.status}`))],
    [screenWording('column.summary'), state.reason ?? '—'],
    [screenWording('column.detected'), moment(state.detected)],
    [screenWording('column.source'), say(screenWording(`source.${state.source}`))],
    [screenWording('column.closed'), moment(state.closed)],
    [screenWording('column.priority'), say(screenWording(`priority.${state.priority}`))],
    [screenWording('column.owner'), state.owner?.name ?? '—'],
    [screenWording('column.due'), state.due ?? '—'],
  ]
  return signalPaper(
    `${number} ${say(signal.drug.words)} × ${terms}`,
    [
      factsNode(facts, language),
      ...evidenceNodes(signal, reader),
      ...tableNodes(
        say(screenWording('questions')),
        [
          [say(wording('papers.question')), 3],
          [say(wording('papers.answer')), 1],
          [say(wording('papers.by')), 1],
        ],
        questions.map((question) => {
          const given = state.answers[question]
          const answer = given ? say(screenWording(`answer.${given.answer}`)) : '—'
          return [say(screenWording(`question.${question}`)), answer, given?.by ?? '—']
        }),
        language
      ),
      ...tableNodes(
        say(screenWording('actions')),
        [
          [say(screenWording('action')), 3],
          [say(screenWording('person')), 1],
          [say(screenWording('day')), 1],
          [say(screenWording('done')), 1],
        ],
        state.actions.map(({ text, person, day, isDone }) => [
          ...[text, person, day, isDone ? '✓' : '—'],
        ]),
        language
      ),
      ...tableNodes(
        say(screenWording('history')),
        [
          [say(wording('papers.at')), 1.3],
          [say(wording('papers.by')), 1],
          [say(wording('papers.done')), 4],
        ],
        signal.steps.map(({ at, by, deed }) => [moment(at), by, deedText(deed, language)]),
        language
      ),
    ],
    reader
  )
}

function evidenceNodes({ state: { evidence }, terms }: ShownSignal, reader: PaperFor): PaperNode[] {
  const { language, timeZone } = reader
  const say = (words: Words) => words[language]
  const nameOf = (key: string) => {
    const term = terms.find((each) => each.key === key)
    return term ? say(term.words) : key
  }
  const heads = [
    [say(screenWording('column.term')), 4],
    ...['n', say(screenWording('column.expected')), 'PRR', 'ROR025', 'IC025', 'EB05'].map(
      (text) => [text, 1] as const
    ),
    [say(screenWording('serious')), 1],
    [say(screenWording('fatal')), 1],
    [say(screenWording('column.rules')), 3],
  ] as const
  const rows = (evidence?.pairs ?? []).map(({ term, n, expected, figures, ...pair }) => [
    ...[nameOf(term), String(n), figureOnPaper(expected, 1), figureOnPaper(figures.PRR)],
    ...[figureOnPaper(figures.ROR_lo95), figureOnPaper(figures.IC025_gamma)],
    ...[figureOnPaper(figures.EB05), String(pair.serious), String(pair.fatal)],
    pair.rules.join(' '),
  ])
  const nodes = tableNodes(say(screenWording('evidence')), heads, rows, language)
  if (!evidence) return nodes
  const cut = placedMomentText(timeZone, evidence.cut)
  const { runNumber: number, reports, digest } = evidence
  const text = say(wording('papers.evidence', { number, cut, reports, digest }))
  return [...nodes, { kind: 'paragraph', text }]
}
