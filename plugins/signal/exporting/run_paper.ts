import { placedMomentText } from '#kernel/fields/moment_text'
import type { Words } from '#kernel/language/words'
import type { PaperDocument } from '#kernel/paper/paper_document'

import type { ListedPair, RunSummary } from '#plugins/signal/contract/run'
import {
  factsNode,
  figureOnPaper,
  type PaperFor,
  signalPaper,
  tableNodes,
} from '#plugins/signal/exporting/paper_parts'
import { wording } from '#plugins/signal/lang/server/wording'
import { screenWording } from '#plugins/signal/lang/wording'

/** A run on paper: what it counted and how, and the pairs that fulfil a rule or did before. */
export function runPaper(
  run: RunSummary,
  pairs: readonly ListedPair[],
  reader: PaperFor
): PaperDocument {
  const { language, timeZone } = reader
  const say = (words: Words) => words[language]
  const title = say(wording('papers.run', { number: run.number, plan: run.planName }))
  const shown = pairs.filter(
    ({ rules, compared }) => rules.length > 0 || compared?.change === 'gone'
  )
  return signalPaper(
    title,
    [
      factsNode(factsOf(run, timeZone), language),
      ...run.notes.map((note) => ({ kind: 'paragraph' as const, text: say(note) })),
      ...tableNodes(
        say(wording('papers.pairs')),
        [
          [say(screenWording('column.drug')), 4],
          [say(screenWording('column.term')), 4],
          ['n', 1],
          [say(screenWording('column.expected')), 1.2],
          ['PRR (95%)', 3],
          ['χ²', 1.2],
          ['IC025', 1.2],
          ['EB05', 1.2],
          [say(screenWording('column.rules')), 3],
          [say(screenWording('column.change')), 1.6],
        ],
        shown.map((pair) => rowOf(pair, say)),
        language
      ),
    ],
    reader
  )
}

function factsOf(run: RunSummary, timeZone: string): (readonly [Words, string])[] {
  const { settings, leftOut, unmapped } = run
  const out = Object.entries(leftOut).map(([reason, count]) => `${reason} ${count}`)
  return [
    [wording('papers.cut'), placedMomentText(timeZone, run.cut)],
    [wording('papers.plan'), `${run.planName} (${run.planRevision})`],
    [wording('papers.reports'), String(run.reports ?? 0)],
    [wording('papers.left_out'), out.join(', ')],
    [wording('papers.unmapped'), `${unmapped.drugs} / ${unmapped.terms}`],
    [screenWording('plan.levels'), settings.levels.join(', ')],
    [screenWording('plan.strata'), settings.strata.join(', ')],
    [screenWording('column.rules'), settings.rules.join(', ')],
    [wording('papers.settings'), JSON.stringify(settings)],
    ...(run.medDra === null ? [] : ([[wording('papers.med_dra'), run.medDra]] as const)),
    [wording('papers.digest'), run.digest ?? ''],
  ]
}

function rowOf(pair: ListedPair, say: (words: Words) => string): string[] {
  const { figures, compared } = pair
  const limits = [figures.PRR_lo95, figures.PRR_hi95].map((each) => figureOnPaper(each)).join('–')
  return [
    ...[say(pair.drugName), say(pair.termName), String(pair.n), figureOnPaper(pair.expected, 1)],
    `${figureOnPaper(figures.PRR)} (${limits})`,
    figureOnPaper(figures.chi2_yates, 1),
    ...[figureOnPaper(figures.IC025_gamma), figureOnPaper(figures.EB05), pair.rules.join(' ')],
    compared && compared.change !== 'same' ? say(screenWording(`change.${compared.change}`)) : '',
  ]
}
