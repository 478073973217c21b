import type { Fields } from '#kernel/fields/field'

/** A version of the product and what is new in it. */
export const upgradeFields = {
  suVersion: {
    kind: 'text',
    label: { en: 'Version', zh: '版本号' },
    required: true,
    max: 24,
    form: 'code',
  },
  releaseTime: {
    kind: 'day',
    label: { en: 'Release date', zh: '发布日期' },
    help: {
      en: 'Everybody reads it in the version history from that day on; without a day, nobody does.',
      zh: '自该日起，所有用户可在版本历史中看到；未填写日期则不显示。',
    },
  },
  detailsZh: {
    kind: 'text',
    label: { en: 'What is new, in Chinese', zh: '更新内容（中文）' },
    required: true,
    max: 2000,
    lines: 4,
  },
  detailsEn: {
    kind: 'text',
    label: { en: 'What is new, in English', zh: '更新内容（英文）' },
    required: true,
    max: 2000,
    lines: 4,
  },
} as const satisfies Fields
