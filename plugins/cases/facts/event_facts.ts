import type { CaseProjection } from '#plugins/cases/contract'
import { possibleDays } from '#plugins/cases/facts/possible_days'
import { criteriaColumns, criteriaOf, seriousEvent } from '#plugins/cases/facts/seriousness'
import { codeIn, gradeIn, valueIn } from '#plugins/cases/facts/values'
import { rowsOf } from '#plugins/cases/records/content_readers'

/** One row for each event (E.i) of a case, in their order. */
export const eventFacts: CaseProjection = {
  table: 'event_facts',
  columns: [
    ...['position', 'row_id', 'reported', 'meddra_version', 'meddra_code'],
    ...['serious', ...criteriaColumns, 'ctcae', 'outcome', 'country'],
    ...['onset_first', 'onset_last', 'end_first', 'end_last'],
  ],
  reader: async () => (content) =>
    rowsOf(content, 'E_i').map((event, index) => {
      const onset = possibleDays(event.E_i_4)
      const end = possibleDays(event.E_i_5)
      return {
        position: index + 1,
        row_id: event.id,
        reported: valueIn(event.E_i_1_2) ?? valueIn(event.E_i_1_1a),
        meddra_version: valueIn(event.E_i_2_1a),
        meddra_code: codeIn(event.E_i_2_1b),
        serious: seriousEvent(event),
        ...criteriaOf([event]),
        ctcae: gradeIn(event.E_i_RC_1),
        outcome: valueIn(event.E_i_7),
        country: valueIn(event.E_i_9),
        onset_first: onset.first,
        onset_last: onset.last,
        end_first: end.first,
        end_last: end.last,
      }
    }),
}
