import type { ListingDesign } from '#plugins/listings/contract/design'
import {
  by,
  column,
  dose,
  element,
  join,
  list,
  seriousness,
  suspect,
  term,
  therapy,
} from '#plugins/listings/designs/parts'
import { wording } from '#plugins/listings/lang/server/wording'

/** Suspected unexpected serious reactions of half a year: a line per drug and event of studies. */
export const susarSixMonthly: ListingDesign = {
  grain: 'pair',
  columns: [
    column('case', list('caseNo'), 16, wording('shipped.case_number')),
    column('study', element('C.5.3'), 16, wording('shipped.study')),
    column('country', list('country'), 8, wording('shipped.country')),
    column('age', join(' ', ['D.2.2a', 'D.2.2b']), 8, wording('shipped.age')),
    column('sex', element('D.5'), 8, wording('shipped.sex')),
    column('product', element('G.k.2.2', suspect), 20, wording('shipped.study_product')),
    column('dose', dose, 18, wording('shipped.dose')),
    column('therapy', therapy, 22, wording('shipped.treatment_dates'), 'day'),
    column('onset', element('E.i.4'), 12, wording('shipped.onset'), 'day'),
    column('pt', term('pt'), 24, wording('shipped.reaction_pt')),
    column('soc', term('soc'), 22, wording('shipped.soc')),
    column('serious', seriousness, 18, wording('shipped.seriousness')),
    column('outcome', element('E.i.7'), 14, wording('shipped.outcome')),
    column(
      'reporter',
      element('G.k.9.i.2.r.CN.2', by('1')),
      14,
      wording('shipped.relatedness_reporter')
    ),
    column(
      'company',
      element('G.k.9.i.2.r.CN.2', by('2')),
      14,
      wording('shipped.relatedness_company')
    ),
    column('received', element('C.1.4'), 12, wording('shipped.first_received'), 'day'),
  ],
  question: {
    conditions: [
      { element: 'C.1.3', is: 'in', values: ['2'] },
      { element: 'G.k.1', is: 'in', values: ['1', '3'] },
      { element: 'G.k.9.i.CN.1', is: 'in', values: ['1'] },
    ],
    anyRow: [],
  },
  sort: [
    { column: 'study', order: 'asc' },
    { column: 'pt', order: 'asc' },
  ],
  group: 'soc',
}
