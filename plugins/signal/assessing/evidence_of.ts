import { inject } from '@adonisjs/core'

import type { Evidence, NamedKey } from '#plugins/signal/contract/signal'
import type { RunRow } from '#plugins/signal/records/runs'
import { RunPairs } from '#plugins/signal/showing/run_pairs'
import type { RunResult } from '#plugins/signal/contract/result'

/** Figures that evidence keeps. */
const FIGURES = [
  ...['PRR', 'PRR_lo95', 'PRR_hi95', 'ROR', 'ROR_lo95', 'ROR_hi95', 'chi2_yates'],
  ...['IC', 'IC025_gamma', 'IC975_gamma', 'EBGM', 'EB05', 'EB95'],
]

/** What a run says of the pairs of a signal. */
export function evidenceIn(
  run: RunRow,
  result: RunResult,
  drug: string,
  terms: readonly NamedKey[]
): Evidence {
  const keys = terms.map(({ key }) => key)
  return {
    ...{ runId: run.id, runNumber: run.number, cut: run.cut.toISOString(), digest: run.digest! },
    ...{ medDra: run.inputs.medDra, reports: result.reports },
    pairs: result.levels.flatMap(({ level, pairs }) =>
      pairs
        .filter((pair) => pair.drug === drug && keys.includes(pair.term))
        .map(({ term, a, expected, serious, fatal, rules, figures }) => ({
          ...{ level, term, n: a, expected, serious, fatal, rules },
          figures: Object.fromEntries(FIGURES.map((name) => [name, figures[name] ?? null])),
        }))
    ),
  }
}

/** Takes evidence of a signal from a run. */
@inject()
export class EvidenceOf {
  constructor(private pairs: RunPairs) {}

  /** Refuses with 1005 a run that the project does not have, with 1006 one without a result. */
  async handle(runId: string, drug: string, terms: readonly NamedKey[]): Promise<Evidence> {
    const { run, result } = await this.pairs.resultOf(runId)
    return evidenceIn(run, result, drug, terms)
  }
}
