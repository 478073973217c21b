import type { CaseContent } from '#kernel/case/content/case_content'

import { identifiersOf } from '#plugins/cases/contract/identifiers'
import { isSerious, rowsOf, text } from '#plugins/cases/records/content_readers'

/** Projections of the content: one row for each event, drug and assessment. */
export interface TypedRows {
  readonly case_events: Record<string, unknown>[]
  readonly case_drugs: Record<string, unknown>[]
  readonly case_assessments: Record<string, unknown>[]
  readonly case_identifiers: Record<string, unknown>[]
}

/** Reads the rows that search, statistics and duplicate search work on. */
export function typedRows(caseId: string, content: CaseContent): TypedRows {
  const own = { case_id: caseId }
  const drugs = rowsOf(content, 'G_k')
  return {
    case_events: rowsOf(content, 'E_i').map((event, index) => ({
      ...own,
      row_id: event.id,
      position: index + 1,
      reported: text(event.E_i_1_2) ?? text(event.E_i_1_1a),
      meddra_version: text(event.E_i_2_1a),
      meddra_code: text(event.E_i_2_1b),
      serious: isSerious(event),
      started: text(event.E_i_4),
      ended: text(event.E_i_5),
      outcome: text(event.E_i_7),
      country: text(event.E_i_9),
    })),
    case_drugs: drugs.map((drug, index) => ({
      ...own,
      row_id: drug.id,
      position: index + 1,
      role: text(drug.G_k_1),
      name: text(drug.G_k_2_2),
      action_taken: text(drug.G_k_8),
    })),
    case_assessments: drugs
      .flatMap((drug) =>
        rowsOf(drug, 'G_k_9_i').flatMap((pair) =>
          rowsOf(pair, 'G_k_9_i_2_r').map((assessment) => ({
            ...own,
            row_id: assessment.id,
            drug_row_id: drug.id,
            event_row_id: text(pair.G_k_9_i_1),
            source: text(assessment.G_k_9_i_2_r_1),
            method: text(assessment.G_k_9_i_2_r_2),
            result: text(assessment.G_k_9_i_2_r_3),
          }))
        )
      )
      .map((assessment, index) => ({ ...assessment, position: index + 1 })),
    case_identifiers: identifiersOf(content).map((found) => ({ ...own, ...found })),
  }
}
