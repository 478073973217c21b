import type { Fields } from '#kernel/fields/field'

/** What the platform tells everybody for a time. */
export const noticeFields = {
  textZh: {
    kind: 'text',
    label: { en: 'Notice in Chinese', zh: '公告（中文）' },
    required: true,
    max: 200,
    lines: 2,
  },
  textEn: {
    kind: 'text',
    label: { en: 'Notice in English', zh: '公告（英文）' },
    required: true,
    max: 200,
    lines: 2,
  },
  tone: {
    kind: 'choice',
    label: { en: 'Kind', zh: '类型' },
    required: true,
    of: [
      { value: 'info', label: { en: 'Information', zh: '通知' } },
      { value: 'warning', label: { en: 'Warning', zh: '警告' } },
    ],
  },
  startsOn: { kind: 'day', label: { en: 'From', zh: '开始日期' }, required: true },
  endsOn: { kind: 'day', label: { en: 'Until', zh: '结束日期' }, required: true },
} as const satisfies Fields
