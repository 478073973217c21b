import type { ListingDesign } from '#plugins/listings/contract/design'
import {
  column,
  dose,
  element,
  join,
  list,
  seriousness,
  suspect,
  term,
  therapy,
  toOnset,
} from '#plugins/listings/designs/parts'
import { wording } from '#plugins/listings/lang/server/wording'

/** The line listing of CIOMS II: a line per event, grouped by SOC. */
export const cioms2: ListingDesign = {
  grain: 'event',
  columns: [
    column('case', list('caseNo'), 16, wording('shipped.case_number')),
    column('country', list('country'), 8, wording('shipped.country')),
    column('source', element('C.1.3'), 16, wording('shipped.source')),
    column('age', join(' ', ['D.2.2a', 'D.2.2b']), 8, wording('shipped.age')),
    column('sex', element('D.5'), 8, wording('shipped.sex')),
    column('drug', element('G.k.2.2', suspect), 20, wording('shipped.suspect_drug')),
    column('dose', dose, 18, wording('shipped.daily_dose')),
    column('therapy', therapy, 22, wording('shipped.treatment_dates'), 'day'),
    column('onset', element('E.i.4'), 12, wording('shipped.onset'), 'day'),
    column('to_onset', toOnset('G.k.4.r.4'), 10, wording('shipped.time_to_onset_days')),
    column('pt', term('pt'), 24, wording('shipped.reaction_pt')),
    column('reported', element('E.i.1.1a'), 24, wording('shipped.as_reported')),
    column('soc', term('soc'), 22, wording('shipped.soc')),
    column('serious', seriousness, 18, wording('shipped.seriousness')),
    column('outcome', element('E.i.7'), 14, wording('shipped.outcome')),
    column('comments', element('H.4'), 24, wording('shipped.comments')),
  ],
  question: { conditions: [], anyRow: [] },
  sort: [{ column: 'pt', order: 'asc' }],
  group: 'soc',
}
