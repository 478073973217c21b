import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { Refusal } from '#kernel/errors/define_errors'

import { CaseReading } from '#plugins/cases/contract/reading'
import type { CountedReport } from '#plugins/signal/contract/run'
import type { KeptReport } from '#plugins/signal/counting/kept_report'
import { isOfReference } from '#plugins/signal/counting/reference_reports'
import { rowsOf, textOf } from '#plugins/signal/counting/report_facts'
import { Runs } from '#plugins/signal/records/runs'
import type { AskedPair } from '#plugins/signal/showing/one_pair'
import { ReportsOfRun } from '#plugins/signal/showing/reports_of_run'
import { withSocs } from '#plugins/signal/showing/run_charts'

export const cellNames = ['a', 'b', 'c', 'out'] as const
export type Cell = (typeof cellNames)[number]

/** The reports behind a cell of a pair, or those that a run did not count. */
@inject()
export class CellReports {
  constructor(
    private runs: Runs,
    private reports: ReportsOfRun,
    private reading: CaseReading
  ) {}

  /**
   * Refuses with 1005 a run that the project does not have.
   * @returns cases of the project, and how many reports of reference data are in the cell as well
   */
  async handle(
    { runId, level, drug, term }: AskedPair,
    cell: Cell,
    { from, count }: { readonly from: number; readonly count: number }
  ): Promise<{ rows: CountedReport[]; total: number; reference: number }> {
    const { leftOut, counted: all, names } = await this.reports.of(await this.runs.get(runId))
    const counted = level === 'soc' ? withSocs(all, names) : all
    const fits = (report: KeptReport) => {
      const hasDrug = report.drugs.includes(drug)
      const hasTerm = report.terms[level]?.includes(term) ?? false
      return cell === 'a'
        ? hasDrug && hasTerm
        : cell === 'b'
          ? hasDrug && !hasTerm
          : !hasDrug && hasTerm
    }
    const ofCell = cell === 'out' ? [] : counted.filter(fits)
    const found = cell === 'out' ? leftOut : ofCell.filter((report) => !isOfReference(report))
    const rows: CountedReport[] = []
    for (const report of found.slice(from, from + count)) {
      const content = cell === 'out' ? {} : await this.#content(report)
      rows.push(shown(report, content, drug, term))
    }
    const reference = ofCell.filter(isOfReference).length
    return { rows, total: found.length, reference }
  }

  /** What the actor may see of the revision that was counted; nothing of a case that is gone. */
  async #content({ caseId, revision }: KeptReport): Promise<CaseContent> {
    try {
      return (await this.reading.getRevision(caseId, revision)).content
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return {}
    }
  }
}

function shown(
  report: KeptReport,
  content: CaseContent,
  drug: string,
  term: string
): CountedReport {
  const { caseId, caseNo, revision, strata, received, isSerious, isFatal, out, onsets } = report
  const onset = onsets.find((each) => each[0] === drug && each[1] === term)?.[2] ?? null
  const idsOf = (key: string) =>
    new Set((report.rows ?? []).filter(([named]) => named === key).map(([, id]) => id))
  const [drugIds, eventIds] = [idsOf(drug), idsOf(term)]
  const drugs = rowsOf(content.G_k).filter(({ id }) => drugIds.has(id))
  const matches = drugs
    .flatMap(({ G_k_9_i }) => rowsOf(G_k_9_i))
    .filter(({ G_k_9_i_1 }) => eventIds.has(textOf(G_k_9_i_1) ?? ''))
  const first = (leaves: readonly unknown[]) =>
    leaves.map(textOf).find((each) => each !== undefined) ?? null
  return {
    ...{ caseId, caseNo, revision, isSerious, isFatal, onset, out: out ?? null },
    ...{ received: received ?? null, sex: strata.sex, age: strata.age, country: strata.country },
    outcome: first(
      rowsOf(content.E_i)
        .filter(({ id }) => eventIds.has(id))
        .map(({ E_i_7 }) => E_i_7)
    ),
    action: first(drugs.map(({ G_k_8 }) => G_k_8)),
    rechallenge: first(matches.map(({ G_k_9_i_4 }) => G_k_9_i_4)),
    causality: first(
      matches.flatMap(({ G_k_9_i_2_r }) => rowsOf(G_k_9_i_2_r).map((each) => each.G_k_9_i_2_r_3))
    ),
  }
}
