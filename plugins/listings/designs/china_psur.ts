import type { ListingDesign } from '#plugins/listings/contract/design'
import { by, column, element, join, list, suspect, term } from '#plugins/listings/designs/parts'

/** The individual cases of a PSUR for China: a line per event, grouped by SOC, then by PT. */
export const chinaPsur: ListingDesign = {
  grain: 'event',
  columns: [
    column('case', list('caseNo'), 16, { en: 'Company case number', zh: '企业病例号' }),
    column('place', list('country'), 10, { en: 'Place of occurrence', zh: '病例发生地' }),
    column('version', list('version'), 12, { en: 'Initial / follow-up', zh: '初始/跟踪报告' }),
    column('batch', element('G.k.4.r.7', suspect), 14, { en: 'Batch', zh: '药品批号' }),
    column('dosage', element('G.k.4.r.8', suspect), 20, { en: 'Dosage', zh: '用法用量' }),
    column('pt', term('pt'), 24, { en: 'Adverse event', zh: '不良事件名称' }),
    column('indication', element('G.k.7.r.1', suspect), 18, { en: 'Indication', zh: '用药原因' }),
    column('onset', element('E.i.4'), 12, { en: 'Onset', zh: '不良反应发生时间' }, 'day'),
    column('outcome', element('E.i.7'), 14, { en: 'Outcome', zh: '不良反应结果' }),
    column('age', join(' ', ['D.2.2a', 'D.2.2b']), 8, { en: 'Age', zh: '年龄' }),
    column('sex', element('D.5'), 8, { en: 'Sex', zh: '性别' }),
    column('begun', element('G.k.4.r.4', suspect), 12, { en: 'Start', zh: '用药开始日期' }, 'day'),
    column('ended', element('G.k.4.r.5', suspect), 12, { en: 'End', zh: '用药结束日期' }, 'day'),
    column('source', element('C.1.CN.1'), 14, { en: 'Source', zh: '企业信息来源' }),
    column('assessed', element('G.k.9.i.2.r.CN.2', by('2')), 14, {
      en: 'Assessment',
      zh: '评价意见',
    }),
    column('remarks', element('H.4'), 20, { en: 'Remarks', zh: '备注' }),
    column('soc', term('soc'), 22, { en: 'SOC', zh: '系统器官分类（SOC）' }),
  ],
  question: { conditions: [], anyRow: [] },
  sort: [{ column: 'pt', order: 'asc' }],
  group: 'soc',
}
