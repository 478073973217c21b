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

/** Serious adverse reactions of a DSUR (ICH E2F, 3.7.2): a line per case, by study, then by SOC. */
export const e2f: ListingDesign = {
  grain: 'case',
  columns: [
    column('study', element('C.5.3'), 16, { en: 'Study', zh: '研究编号' }),
    column('subject', element('D.1.1.4'), 14, { en: 'Subject', zh: '受试者编号' }),
    column('case', list('caseNo'), 16, { en: 'Case number', zh: '案例编号' }),
    column('country', list('country'), 8, { en: 'Country', zh: '国家' }),
    column('age', join(' ', ['D.2.2a', 'D.2.2b']), 8, { en: 'Age', zh: '年龄' }),
    column('sex', element('D.5'), 8, { en: 'Sex', zh: '性别' }),
    column(
      'group',
      {
        of: 'when',
        branches: [{ element: 'G.k.2.5', values: ['true'], then: { en: 'Blinded', zh: '盲态' } }],
        otherwise: { en: 'Open', zh: '非盲态' },
      },
      10,
      { en: 'Treatment group', zh: '治疗组' }
    ),
    column('product', element('G.k.2.2', suspect), 20, { en: 'Study product', zh: '试验用药品' }),
    column('dose', dose, 18, { en: 'Dose and interval', zh: '剂量与间隔' }),
    column('route', element('G.k.4.r.10.1', suspect), 12, { en: 'Route', zh: '给药途径' }),
    column('therapy', therapy, 22, { en: 'Therapy dates', zh: '用药日期' }, 'day'),
    column('onset', element('E.i.4'), 12, { en: 'Onset', zh: '发生日期' }, 'day'),
    column('first_dose', toOnset('G.k.4.r.4'), 10, {
      en: 'First dose to onset (days)',
      zh: '首剂至发生（天）',
    }),
    column('last_dose', toOnset('G.k.4.r.5'), 10, {
      en: 'Last dose to onset (days)',
      zh: '末剂至发生（天）',
    }),
    column('pt', term('pt'), 24, { en: 'Serious reactions (PT)', zh: '严重不良反应（PT）' }),
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
    column('unexpected', element('G.k.9.i.CN.1'), 10, { en: 'Unexpected', zh: '是否非预期' }),
    column('other', element('G.k.2.2', concomitant), 22, {
      en: 'Other medication',
      zh: '合并用药',
    }),
    column('history', element('D.7.2'), 24, { en: 'History', zh: '病史' }),
    column('comments', element('H.4'), 24, { en: 'Comments', zh: '评述' }),
  ],
  question: { conditions: [], anyRow: [] },
  sort: [
    { column: 'study', order: 'asc' },
    { column: 'soc', order: 'asc' },
  ],
  group: 'study',
}
