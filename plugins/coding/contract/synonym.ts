import type { Fields } from '#kernel/fields/field'

import { dictionaryLanguages } from '#plugins/coding/contract/release'

/** States of a synonym: only an approved one codes. */
export const synonymStates = [
  { value: 'proposed', label: { en: 'Proposed', zh: '待批准' } },
  { value: 'approved', label: { en: 'Approved', zh: '已批准' } },
  { value: 'rejected', label: { en: 'Rejected', zh: '已拒绝' } },
] as const
export type SynonymState = (typeof synonymStates)[number]['value']

/** How reporters of a project say it, and the lowest level term that is meant. */
export const synonymFields = {
  verbatim: {
    kind: 'text',
    label: { en: 'Reported words', zh: '报告用语' },
    required: true,
    max: 500,
  },
  code: {
    kind: 'text',
    label: { en: 'LLT code', zh: 'LLT 编码' },
    required: true,
    max: 8,
    help: {
      en: 'Eight digits of a current lowest level term.',
      zh: '现行低位语（LLT）的八位编码。',
    },
  },
  state: {
    kind: 'choice',
    label: { en: 'State', zh: '状态' },
    required: true,
    of: synonymStates,
    help: {
      en: 'Only approved synonyms code by themselves.',
      zh: '仅已批准的同义词参与自动编码。',
    },
  },
} as const satisfies Fields

/** A list of synonyms for all projects of the installation. */
export const synonymListFields = {
  name: { kind: 'text', label: { en: 'Name', zh: '名称' }, required: true, max: 100 },
  language: {
    kind: 'choice',
    label: { en: 'Language', zh: '语言' },
    required: true,
    of: dictionaryLanguages,
  },
  state: {
    kind: 'choice',
    label: { en: 'State', zh: '状态' },
    required: true,
    of: [
      { value: 'prepared', label: { en: 'Being prepared', zh: '准备中' } },
      { value: 'active', label: { en: 'Active', zh: '使用中' } },
      { value: 'retired', label: { en: 'Retired', zh: '已停用' } },
    ],
    help: {
      en: 'All projects look words up in active lists, after their own synonyms.',
      zh: '所有项目先查找自己的同义词，再查找使用中的列表。',
    },
  },
  source: {
    kind: 'text',
    label: { en: 'Source', zh: '来源' },
    required: true,
    max: 500,
    lines: 2,
    help: {
      en: 'Who gives the list out, which edition, and when it came.',
      zh: '列表的发布方、版本及取得时间。',
    },
  },
} as const satisfies Fields
