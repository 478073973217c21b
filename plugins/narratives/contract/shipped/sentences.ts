import type { Predicate } from '#kernel/case/rules/rule'

import type { NarrativeList, NarrativeSentence } from '#plugins/narratives/contract/template'

const anyOf = (...elements: string[]): Predicate => ({
  or: elements.map((element) => ({ hasValue: element })),
})
const isSuspect: Predicate = { in: ['G.k.1', ['1', '3']] }

/** What is said where there is something: `{x, select, none {} other {...}}`. */
const where = (name: string, said: string): string => `{${name}, select, none {} other {${said}}}`

export const lists: Readonly<Record<string, NarrativeList>> = {
  reporters: {
    each: 'C.2.r',
    when: anyOf('C.2.r.4', 'C.2.r.3'),
    parts: [
      {
        en: `{C_2_r_4, select, 1 {a physician} 2 {a pharmacist} 3 {a health professional} 4 {a lawyer} 5 {a consumer} other {a reporter}}${where('C_2_r_3', ' ({C_2_r_3})')}`,
        zh: `{C_2_r_4, select, 1 {医生} 2 {药师} 3 {医疗保健专业人士} 4 {律师} 5 {消费者} other {报告者}}${where('C_2_r_3', '（{C_2_r_3}）')}`,
      },
    ],
    with: 'and',
  },
  references: {
    each: 'C.4.r',
    when: { hasValue: 'C.4.r.1' },
    parts: [{ en: '{C_4_r_1}', zh: '{C_4_r_1}' }],
    with: 'semicolon',
  },
  history: {
    each: 'D.7.1.r',
    when: { and: [{ hasValue: 'D.7.1.r.1b' }, { not: { isTrue: 'D.7.1.r.6' } }] },
    parts: [
      {
        en: `{D_7_1_r_1b}{D_7_1_r_2, select, none {{D_7_1_r_3, select, true { (ongoing)} other {${where('D_7_1_r_4', ' (until {D_7_1_r_4})')}}}} other { ({D_7_1_r_3, select, true {since {D_7_1_r_2}} other {{D_7_1_r_4, select, none {from {D_7_1_r_2}} other {{D_7_1_r_2} to {D_7_1_r_4}}}}})}}`,
        zh: `{D_7_1_r_1b}{D_7_1_r_2, select, none {{D_7_1_r_3, select, true {（持续）} other {${where('D_7_1_r_4', '（至{D_7_1_r_4}）')}}}} other {（{D_7_1_r_3, select, true {自{D_7_1_r_2}起持续} other {{D_7_1_r_4, select, none {自{D_7_1_r_2}起} other {{D_7_1_r_2}至{D_7_1_r_4}}}}}）}}`,
      },
    ],
    with: 'and',
  },
  family: {
    each: 'D.7.1.r',
    when: { isTrue: 'D.7.1.r.6' },
    parts: [{ en: '{D_7_1_r_1b}', zh: '{D_7_1_r_1b}' }],
    with: 'and',
  },
  past_drugs: {
    each: 'D.8.r',
    when: { hasValue: 'D.8.r.1' },
    parts: [
      {
        en: `{D_8_r_1}${where('D_8_r_7b', ' (reaction: {D_8_r_7b})')}`,
        zh: `{D_8_r_1}${where('D_8_r_7b', '（反应：{D_8_r_7b}）')}`,
      },
    ],
    with: 'and',
  },
  parent_history: {
    each: 'D.10.7.1.r',
    parts: [{ en: '{D_10_7_1_r_1b}', zh: '{D_10_7_1_r_1b}' }],
    with: 'and',
  },
  doses: {
    each: 'G.k.4.r',
    parts: [
      { en: '{dose}', zh: '{dose}' },
      { en: '{frequency}', zh: '{frequency}' },
      { en: '{route}', zh: '{route}' },
      { en: '{period}', zh: '{period}' },
      { en: 'batch {G_k_4_r_7}', zh: '批号 {G_k_4_r_7}' },
    ],
    with: 'semicolon',
  },
  indications: {
    each: 'G.k.7.r',
    parts: [{ en: '{indication}', zh: '{indication}' }],
    with: 'and',
  },
  concomitants: {
    each: 'G.k',
    when: { eq: ['G.k.1', '2'] },
    parts: [
      { en: `{drug}${where('doses', ' ({doses})')}`, zh: `{drug}${where('doses', '（{doses}）')}` },
    ],
    with: 'and',
  },
  causes: { each: 'D.9.2.r', parts: [{ en: '{cause}', zh: '{cause}' }], with: 'and' },
  autopsy_causes: {
    each: 'D.9.4.r',
    parts: [{ en: '{autopsy_cause}', zh: '{autopsy_cause}' }],
    with: 'and',
  },
  assessments: {
    each: 'G.k.9.i.2.r',
    parts: [
      {
        en: `{assessment}${where('G_k_9_i_2_r_1', ' ({G_k_9_i_2_r_1})')}`,
        zh: `{assessment}${where('G_k_9_i_2_r_1', '（{G_k_9_i_2_r_1}）')}`,
      },
    ],
    with: 'and',
  },
}

/** The latest information, where it came later than the first. */
export const latest: NarrativeSentence = {
  key: 'latest',
  section: 'source',
  when: { and: [{ hasValue: 'C.1.5' }, { not: { sameDate: ['C.1.4', 'C.1.5'] } }] },
  text: {
    en: 'The most recent information was received {on_C_1_5}.',
    zh: '最新信息收到日期为{C_1_5}。',
  },
}

const AGE_GROUPS =
  '0 {, a foetus} 1 {, a neonate} 2 {, an infant} 3 {, a child} 4 {, an adolescent} 5 {, an adult} 6 {, an elderly person}'

/**
 * Who the patient is.
 * @param name how the person is told from others: initials, or the number in a trial
 */
export const patient = (name: string): NarrativeSentence => ({
  key: 'patient',
  section: 'patient',
  when: anyOf('D.1', 'D.1.1.4', 'D.2.2a', 'D.2.3', 'D.3', 'D.4', 'D.5'),
  text: {
    en: `The {person}${where(name, ` ({${name}})`)} was {D_5, select, 1 {a male} 2 {a female} other {of unknown sex}}{age, select, none {{D_2_3, select, ${AGE_GROUPS} other {}}} other {, aged {age}}}${where('D_3', ', weighing {D_3} kg')}${where('D_4', ', {D_4} cm tall')}.`,
    zh: `{person}${where(name, `（{${name}}）`)}，{D_5, select, 1 {男性} 2 {女性} other {性别不详}}{age, select, none {${where('D_2_3', '，{D_2_3}')}} other {，{age}}}${where('D_3', '，体重 {D_3} kg')}${where('D_4', '，身高 {D_4} cm')}。`,
  },
})

/** Parents, history and what was taken before. */
export const history: readonly NarrativeSentence[] = [
  {
    key: 'parent',
    section: 'patient',
    when: anyOf('D.10.1', 'D.10.2.1', 'D.10.2.2a', 'D.10.6'),
    text: {
      en: `This is a parent-child report; the exposure was through the {D_10_6, select, 1 {father} 2 {mother} other {parent}}${where('parent_age', ' (aged {parent_age})')}.`,
      zh: `本报告为父母-子女报告，经{D_10_6, select, 1 {父亲} 2 {母亲} other {父母}}${where('parent_age', '（{parent_age}）')}暴露。`,
    },
  },
  {
    key: 'parent_history',
    section: 'patient',
    when: { some: { of: 'D.10.7.1.r', where: { hasValue: 'D.10.7.1.r.1b' } } },
    text: {
      en: 'Medical history of the parent included {parent_history}.',
      zh: '父母的既往病史：{parent_history}。',
    },
  },
  {
    key: 'history',
    section: 'patient',
    when: {
      some: {
        of: 'D.7.1.r',
        where: { and: [{ hasValue: 'D.7.1.r.1b' }, { not: { isTrue: 'D.7.1.r.6' } }] },
      },
    },
    text: {
      en: 'Relevant medical history included {history}.',
      zh: '既往病史和伴随疾病：{history}。',
    },
  },
  {
    key: 'family',
    section: 'patient',
    when: { some: { of: 'D.7.1.r', where: { isTrue: 'D.7.1.r.6' } } },
    text: { en: 'Family history included {family}.', zh: '家族史：{family}。' },
  },
  {
    key: 'history_text',
    section: 'patient',
    when: { hasValue: 'D.7.2' },
    text: { en: 'Other relevant history: {D_7_2}.', zh: '其他相关病史：{D_7_2}。' },
  },
  {
    key: 'history_unknown',
    section: 'patient',
    when: {
      and: [
        { nullFlavorIn: ['D.7.2', ['UNK', 'ASKU', 'NASK']] },
        { count: { of: 'D.7.1.r', eq: 0 } },
      ],
    },
    text: { en: 'The medical history was unknown.', zh: '既往病史不详。' },
  },
  {
    key: 'past_drugs',
    section: 'patient',
    when: { some: { of: 'D.8.r', where: { hasValue: 'D.8.r.1' } } },
    text: { en: 'Past drug therapy included {past_drugs}.', zh: '既往用药：{past_drugs}。' },
  },
]

/** What was given, and what beside it. */
export const drugs: readonly NarrativeSentence[] = [
  {
    key: 'suspect',
    section: 'drugs',
    each: 'G.k',
    when: isSuspect,
    text: {
      en: `{He} received {G_k_2_2, select, none {{drug}} other {the {G_k_1, select, 3 {interacting} other {suspect}} drug {drug}}}${where('doses', ', {doses}')}${where('indications', ', for {indications}')}.`,
      zh: `{He}使用{G_k_2_2, select, none {{drug}} other {{G_k_1, select, 3 {相互作用} other {怀疑}}药物{drug}}}${where('doses', '，{doses}')}${where('indications', '，用于{indications}')}。`,
    },
  },
  {
    key: 'blinded',
    section: 'drugs',
    each: 'G.k',
    when: { isTrue: 'G.k.2.5' },
    text: {
      en: 'The blind for {G_k_2_2, select, none {the study drug} other {{drug}}} had not been broken.',
      zh: '{G_k_2_2, select, none {试验药物} other {{drug}}}尚未揭盲。',
    },
  },
  {
    key: 'not_given',
    section: 'drugs',
    each: 'G.k',
    when: { eq: ['G.k.1', '4'] },
    text: { en: 'The drug {drug} was not administered.', zh: '药物{drug}未给药。' },
  },
  {
    key: 'concomitants',
    section: 'drugs',
    when: { some: { of: 'G.k', where: { eq: ['G.k.1', '2'] } } },
    text: {
      en: 'Concomitant medication included {concomitants}.',
      zh: '合并用药：{concomitants}。',
    },
  },
]

/** What happened, and what became of it. */
export const course: readonly NarrativeSentence[] = [
  {
    key: 'event',
    section: 'course',
    each: 'E.i',
    text: {
      en: `{E_i_4, select, none {{He} experienced {event} on an unknown date} other {{On_E_i_4}${where('latency', ' ({latency})')}, {he} experienced {event}}}.`,
      zh: `{E_i_4, select, none {{He}出现{event}，发生日期不详} other {{E_i_4}${where('latency', '（{latency}）')}，{he}出现{event}}}。`,
    },
  },
  {
    key: 'serious',
    section: 'course',
    each: 'E.i',
    text: { en: 'The event of {event} {seriousness}.', zh: '{event}{seriousness}。' },
  },
  {
    key: 'test',
    section: 'course',
    each: 'F.r',
    text: {
      en: `{F_r_1, select, none {The result of {test} was} other {{On_F_r_1}, {test} {F_r_3_2, select, none {{F_r_3_4, select, none {was} other {showed}}} other {was}}}} {result}${where('range', ' (normal range {range})')}.`,
      zh: `${where('F_r_1', '{F_r_1}，')}{test}{F_r_3_2, select, none {{F_r_3_4, select, none {为} other {示}}} other {为}}{result}${where('range', '（正常范围 {range}）')}。`,
    },
  },
  {
    key: 'action',
    section: 'course',
    each: 'G.k',
    when: { and: [isSuspect, { in: ['G.k.8', ['0', '1', '2', '3', '4']] }] },
    text: {
      en: '{G_k_8, select, 1 {Treatment with {drug} was stopped} 2 {The dose of {drug} was reduced} 3 {The dose of {drug} was increased} 4 {The dose of {drug} was not changed} other {The action taken with {drug} was unknown}}.',
      zh: '{G_k_8, select, 1 {{drug}已停用} 2 {{drug}已减量} 3 {{drug}已增量} 4 {{drug}剂量未改变} other {对{drug}采取的措施不详}}。',
    },
  },
  {
    key: 'rechallenge',
    section: 'course',
    each: 'G.k.9.i',
    when: { in: ['G.k.9.i.4', ['1', '2', '3', '4']] },
    text: {
      en: '{G_k_9_i_4, select, 1 {The event of {event} recurred after {drug} was given again} 2 {The event of {event} did not recur after {drug} was given again} 3 {It is unknown whether {event} recurred after {drug} was given again} other {Rechallenge with {drug} was not done}}.',
      zh: '{G_k_9_i_4, select, 1 {再次使用{drug}后{event}再次出现} 2 {再次使用{drug}后{event}未再出现} 3 {再次使用{drug}后{event}是否再次出现不详} other {未再次使用{drug}}}。',
    },
  },
  {
    key: 'outcome',
    section: 'course',
    each: 'E.i',
    when: { hasValue: 'E.i.7' },
    text: {
      en: `{E_i_7, select, 1 {The event of {event} resolved${where('E_i_5', ' {on_E_i_5}')}} 2 {The event of {event} was resolving} 3 {The event of {event} had not resolved} 4 {The event of {event} resolved with sequelae${where('E_i_5', ' {on_E_i_5}')}} 5 {The event of {event} was fatal} other {The outcome of {event} was unknown}}.`,
      zh: `{E_i_7, select, 1 {{event}${where('E_i_5', '于{E_i_5}')}痊愈} 2 {{event}好转} 3 {{event}未好转} 4 {{event}${where('E_i_5', '于{E_i_5}')}痊愈，但留有后遗症} 5 {{event}的转归为死亡} other {{event}的转归不详}}。`,
    },
  },
  {
    key: 'death',
    section: 'course',
    when: { or: [{ hasValue: 'D.9.1' }, { count: { of: 'D.9.2.r', gte: 1 } }] },
    text: {
      en: `{He} died${where('D_9_1', ' {on_D_9_1}')}${where('causes', '; the reported cause of death was {causes}')}.`,
      zh: `{He}${where('D_9_1', '于{D_9_1}')}死亡${where('causes', '，报告死因为{causes}')}。`,
    },
  },
  {
    key: 'autopsy',
    section: 'course',
    when: { hasValue: 'D.9.3' },
    text: {
      en: `{D_9_3, select, true {An autopsy was performed${where('autopsy_causes', '; the cause of death determined was {autopsy_causes}')}} other {No autopsy was performed}}.`,
      zh: `{D_9_3, select, true {已进行尸检${where('autopsy_causes', '，尸检确定的死因为{autopsy_causes}')}} other {未进行尸检}}。`,
    },
  },
]

/** What people think of it. */
export const assessment: readonly NarrativeSentence[] = [
  {
    key: 'causality',
    section: 'assessment',
    each: 'G.k.9.i',
    when: { count: { of: 'G.k.9.i.2.r', gte: 1 } },
    text: {
      en: 'The relationship between {drug} and {event} was assessed as {assessments}.',
      zh: '{drug}与{event}的关联性评价为{assessments}。',
    },
  },
  {
    key: 'comment',
    section: 'assessment',
    when: { hasValue: 'H.2' },
    text: { en: 'The reporter commented: {H_2}.', zh: '报告者意见：{H_2}。' },
  },
]
