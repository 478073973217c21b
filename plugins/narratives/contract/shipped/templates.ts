import { isRows, type CaseContent } from '#kernel/case/content/case_content'
import { hasValue, isFilled, valueOf } from '#kernel/case/content/leaf'
import type { Words } from '#kernel/language/words'

import {
  assessment,
  course,
  drugs,
  history,
  latest,
  lists,
  patient,
} from '#plugins/narratives/contract/shipped/sentences'
import type { NarrativeSentence, NarrativeTemplate } from '#plugins/narratives/contract/template'

export const shippedKeys = ['spontaneous', 'study', 'literature', 'pregnancy'] as const
export type ShippedKey = (typeof shippedKeys)[number]

const person: Words = { en: 'patient', zh: '患者' }

const source = (when: NarrativeSentence['when'], text: Words): NarrativeSentence => ({
  ...{ key: 'source', section: 'source', text },
  ...(when && { when }),
})
const isReceived = { or: [{ hasValue: 'C.1.4' }, { count: { of: 'C.2.r', gte: 1 } }] }
const FROM = '{reporters, select, none {} other { from {reporters}}}'
const BY = '{reporters, select, none {} other {，由{reporters}报告}}'
const ON = '{C_1_4, select, none {} other { {on_C_1_4}}}'
const FIRST = '{C_1_4, select, none {} other {，首次收到日期为{C_1_4}}}'

const rest = [...drugs, ...course, ...assessment]

/** Templates that every project has, by their keys. */
export const shippedTemplates: Readonly<Record<ShippedKey, NarrativeTemplate>> = {
  spontaneous: {
    ...{ person, lists },
    sentences: [
      source(isReceived, {
        en: `This spontaneous report was received${FROM}${ON}.`,
        zh: `本报告为自发报告${BY}${FIRST}。`,
      }),
      ...[latest, patient('D_1'), ...history, ...rest],
    ],
  },
  study: {
    person: { en: 'subject', zh: '受试者' },
    lists,
    sentences: [
      source(undefined, {
        en: `This report was received from {C_5_4, select, 1 {{C_5_3, select, none {a} other {the}} clinical trial} 2 {individual patient use} other {{C_5_3, select, none {a} other {the}} study}}{C_5_3, select, none {} other { {C_5_3}}}{C_5_2, select, none {} other { ({C_5_2})}}${ON}.`,
        zh: `本报告来自{C_5_4, select, 1 {临床试验} 2 {患者个例使用} other {研究}}{C_5_3, select, none {} other {{C_5_3}}}{C_5_2, select, none {} other {（{C_5_2}）}}${FIRST}。`,
      }),
      ...[latest, patient('D_1_1_4'), ...history, ...rest],
    ],
  },
  literature: {
    ...{ person, lists },
    sentences: [
      source(undefined, {
        en: 'This case was reported in the literature: {references}.',
        zh: '本病例来自文献：{references}。',
      }),
      ...[latest, patient('D_1'), ...history, ...rest],
    ],
  },
  pregnancy: {
    ...{ person, lists },
    sentences: [
      source(isReceived, {
        en: `This report of exposure during pregnancy was received${FROM}${ON}.`,
        zh: `本报告涉及妊娠期用药${BY}${FIRST}。`,
      }),
      ...[latest, patient('D_1'), ...history],
      {
        ...{ key: 'last_period', section: 'patient', when: { hasValue: 'D.6' } },
        text: {
          en: 'The last menstrual period began {on_D_6}.',
          zh: '末次月经日期为{D_6}。',
        },
      },
      {
        ...{ key: 'last_period_of_mother', section: 'patient', when: { hasValue: 'D.10.3' } },
        text: {
          en: 'The last menstrual period of the mother began {on_D_10_3}.',
          zh: '母亲末次月经日期为{D_10_3}。',
        },
      },
      {
        ...{ key: 'foetal_gestation', section: 'patient' },
        text: {
          en: 'The gestation period when the event was observed in the foetus was {foetal_gestation}.',
          zh: '在胎儿观察到事件时的孕期：{foetal_gestation}。',
        },
      },
      ...drugs,
      {
        ...{ key: 'exposure', section: 'drugs', each: 'G.k' },
        text: {
          en: 'At the time of exposure to {drug}, the gestation period was {gestation}.',
          zh: '{drug}暴露时的孕期：{gestation}。',
        },
      },
      {
        ...{ key: 'pregnancy', section: 'course', when: { hasValue: 'D.CN.6' } },
        text: { en: 'Course of the pregnancy: {D_CN_6}.', zh: '妊娠经过：{D_CN_6}。' },
      },
      ...course,
      ...assessment,
    ],
  },
}

/** The shipped template that fits what a case is about. */
export function fittingTemplate(content: CaseContent): ShippedKey {
  if (hasValue(content.D_6) || hasValue(content.D_2_2_1a) || isFilled(content.D_10_6))
    return 'pregnancy'
  const { C_4_r: references } = content
  if (isRows(references) && references.some((row) => hasValue(row.C_4_r_1))) return 'literature'
  return valueOf(content.C_1_3) === '2' ? 'study' : 'spontaneous'
}
