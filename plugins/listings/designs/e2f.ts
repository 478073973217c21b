import type { ListingDesign } from '#plugins/listings/contract/design'
import {
  by,
  column,
  concomitant,
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

/** Serious adverse reactions of a DSUR (ICH E2F, 3.7.2): a line per case, by study, then by SOC. */
export const e2f: ListingDesign = {
  grain: 'case',
  columns: [
    column('study', element('C.5.3'), 16, wording('shipped.study')),
    column('subject', element('D.1.1.4'), 14, wording('shipped.subject')),
    column('case', list('caseNo'), 16, wording('shipped.case_number')),
    column('country', list('country'), 8, wording('shipped.country')),
    column('age', join(' ', ['D.2.2a', 'D.2.2b']), 8, wording('shipped.age')),
    column('sex', element('D.5'), 8, wording('shipped.sex')),
    column(
      'group',
      {
        of: 'when',
        branches: [{ element: 'G.k.2.5', values: ['true'], then: wording('shipped.blinded') }],
        otherwise: wording('shipped.open'),
      },
      10,
      wording('shipped.treatment_group')
    ),
    column('product', element('G.k.2.2', suspect), 20, wording('shipped.study_product')),
    column('dose', dose, 18, wording('shipped.dose_and_interval')),
    column('route', element('G.k.4.r.10.1', suspect), 12, wording('shipped.route')),
    column('therapy', therapy, 22, wording('shipped.therapy_dates'), 'day'),
    column('onset', element('E.i.4'), 12, wording('shipped.onset'), 'day'),
    column('first_dose', toOnset('G.k.4.r.4'), 10, wording('shipped.first_dose_to_onset_days')),
    column('last_dose', toOnset('G.k.4.r.5'), 10, wording('shipped.last_dose_to_onset_days')),
    column('pt', term('pt'), 24, wording('shipped.serious_reactions_pt')),
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
    column('unexpected', element('G.k.9.i.CN.1'), 10, wording('shipped.unexpected')),
    column('other', element('G.k.2.2', concomitant), 22, wording('shipped.other_medication')),
    column('history', element('D.7.2'), 24, wording('shipped.history')),
    column('comments', element('H.4'), 24, wording('shipped.comments')),
  ],
  question: { conditions: [], anyRow: [] },
  sort: [
    { column: 'study', order: 'asc' },
    { column: 'soc', order: 'asc' },
  ],
  group: 'study',
}
