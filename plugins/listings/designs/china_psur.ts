import type { ListingDesign } from '#plugins/listings/contract/design'
import { by, column, element, join, list, suspect, term } from '#plugins/listings/designs/parts'
import { wording } from '#plugins/listings/lang/server/wording'

/** The individual cases of a PSUR for China: a line per event, grouped by SOC, then by PT. */
export const chinaPsur: ListingDesign = {
  grain: 'event',
  columns: [
    column('case', list('caseNo'), 16, wording('shipped.company_case_number')),
    column('place', list('country'), 10, wording('shipped.place_of_occurrence')),
    column('version', list('version'), 12, wording('shipped.initial_follow_up')),
    column('batch', element('G.k.4.r.7', suspect), 14, wording('shipped.batch')),
    column('dosage', element('G.k.4.r.8', suspect), 20, wording('shipped.dosage')),
    column('pt', term('pt'), 24, wording('shipped.adverse_event')),
    column('indication', element('G.k.7.r.1', suspect), 18, wording('shipped.indication')),
    column('onset', element('E.i.4'), 12, wording('shipped.onset_2'), 'day'),
    column('outcome', element('E.i.7'), 14, wording('shipped.outcome_2')),
    column('age', join(' ', ['D.2.2a', 'D.2.2b']), 8, wording('shipped.age')),
    column('sex', element('D.5'), 8, wording('shipped.sex')),
    column('begun', element('G.k.4.r.4', suspect), 12, wording('shipped.start'), 'day'),
    column('ended', element('G.k.4.r.5', suspect), 12, wording('shipped.end'), 'day'),
    column('source', element('C.1.CN.1'), 14, wording('shipped.source_2')),
    column('assessed', element('G.k.9.i.2.r.CN.2', by('2')), 14, wording('shipped.assessment')),
    column('remarks', element('H.4'), 20, wording('shipped.remarks')),
    column('soc', term('soc'), 22, wording('shipped.soc')),
  ],
  question: { conditions: [], anyRow: [] },
  sort: [{ column: 'pt', order: 'asc' }],
  group: 'soc',
}
