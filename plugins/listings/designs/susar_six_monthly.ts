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

/** Suspected unexpected serious reactions of half a year: a line per drug and event of studies. */
export const susarSixMonthly: ListingDesign = {
  grain: 'pair',
  columns: [
    column('case', list('caseNo'), 16, { en: 'Case number', zh: '案例编号' }),
    column('study', element('C.5.3'), 16, { en: 'Study', zh: '研究编号' }),
    column('country', list('country'), 8, { en: 'Country', zh: '国家' }),
    column('age', join(' ', ['D.2.2a', 'D.2.2b']), 8, { en: 'Age', zh: '年龄' }),
    column('sex', element('D.5'), 8, { en: 'Sex', zh: '性别' }),
    column('product', element('G.k.2.2', suspect), 20, { en: 'Study product', zh: '试验用药品' }),
    column('dose', dose, 18, { en: 'Dose', zh: '剂量' }),
    column('therapy', therapy, 22, { en: 'Treatment dates', zh: '用药起止日期' }, 'day'),
    column('onset', element('E.i.4'), 12, { en: 'Onset', zh: '发生日期' }, 'day'),
    column('pt', term('pt'), 24, { en: 'Reaction (PT)', zh: '不良反应（PT）' }),
    column('soc', term('soc'), 22, { en: 'SOC', zh: '系统器官分类（SOC）' }),
    column('serious', seriousness, 18, { en: 'Seriousness', zh: '严重性' }),
    column('outcome', element('E.i.7'), 14, { en: 'Outcome', zh: '转归' }),
    column('reporter', element('G.k.9.i.2.r.CN.2', by('1')), 14, {
      en: 'Relatedness (reporter)',
      zh: '关联性（报告者）',
    }),
    column('company', element('G.k.9.i.2.r.CN.2', by('2')), 14, {
      en: 'Relatedness (company)',
      zh: '关联性（公司）',
    }),
    column('received', element('C.1.4'), 12, { en: 'First received', zh: '首次获知日期' }, 'day'),
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
