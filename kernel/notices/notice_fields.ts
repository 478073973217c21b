import type { Fields } from '#kernel/fields/field'
import { wording } from '#kernel/lang/wording'

/** What the platform tells everybody for a time. */
export const noticeFields = {
  textZh: {
    kind: 'text',
    label: wording('notice_fields.notice_in_chinese'),
    required: true,
    max: 200,
    lines: 2,
  },
  textEn: {
    kind: 'text',
    label: wording('notice_fields.notice_in_english'),
    required: true,
    max: 200,
    lines: 2,
  },
  tone: {
    kind: 'choice',
    label: wording('notice_fields.kind'),
    required: true,
    of: [
      { value: 'info', label: wording('notice_fields.information') },
      { value: 'warning', label: wording('notice_fields.warning') },
    ],
  },
  startsOn: { kind: 'day', label: wording('notice_fields.from'), required: true },
  endsOn: { kind: 'day', label: wording('notice_fields.until'), required: true },
} as const satisfies Fields
