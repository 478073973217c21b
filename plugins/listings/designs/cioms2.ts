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

/** The line listing of CIOMS II: a line per event, grouped by SOC. */
export const cioms2: ListingDesign = {
  grain: 'event',
  columns: [
    column('case', list('caseNo'), 16, { en: 'Case number', zh: '案例编号' }),
    column('country', list('country'), 8, { en: 'Country', zh: '国家' }),
    column('source', element('C.1.3'), 16, { en: 'Source', zh: '来源' }),
    column('age', join(' ', ['D.2.2a', 'D.2.2b']), 8, { en: 'Age', zh: '年龄' }),
    column('sex', element('D.5'), 8, { en: 'Sex', zh: '性别' }),
    column('drug', element('G.k.2.2', suspect), 20, { en: 'Suspect drug', zh: '怀疑用药' }),
    column('dose', dose, 18, { en: 'Daily dose', zh: '日剂量' }),
    column('therapy', therapy, 22, { en: 'Treatment dates', zh: '用药起止日期' }, 'day'),
    column('onset', element('E.i.4'), 12, { en: 'Onset', zh: '发生日期' }, 'day'),
    column('to_onset', toOnset('G.k.4.r.4'), 10, {
      en: 'Time to onset (days)',
      zh: '用药至发生（天）',
    }),
    column('pt', term('pt'), 24, { en: 'Reaction (PT)', zh: '不良反应（PT）' }),
    column('reported', element('E.i.1.1a'), 24, { en: 'As reported', zh: '报告原文' }),
    column('soc', term('soc'), 22, { en: 'SOC', zh: '系统器官分类（SOC）' }),
    column('serious', seriousness, 18, { en: 'Seriousness', zh: '严重性' }),
    column('outcome', element('E.i.7'), 14, { en: 'Outcome', zh: '转归' }),
    column('comments', element('H.4'), 24, { en: 'Comments', zh: '评述' }),
  ],
  question: { conditions: [], anyRow: [] },
  sort: [{ column: 'pt', order: 'asc' }],
  group: 'soc',
}
