import type { Fields } from '#kernel/fields/field'
import { wording } from '#plugins/news/lang/wording'

/** A version of the product and what is new in it. */
export const upgradeFields = {
  suVersion: {
    kind: 'text',
    label: wording('contract.version'),
    required: true,
    max: 24,
    form: 'code',
  },
  releaseTime: {
    kind: 'day',
    label: wording('contract.release_date'),
    help: wording('contract.everybody_reads_it_in_the_version'),
  },
  detailsZh: {
    kind: 'text',
    label: wording('contract.what_is_new_in_chinese'),
    required: true,
    max: 2000,
    lines: 4,
  },
  detailsEn: {
    kind: 'text',
    label: wording('contract.what_is_new_in_english'),
    required: true,
    max: 2000,
    lines: 4,
  },
} as const satisfies Fields

/** What the platform tells everybody for a time. */
export const noticeFields = {
  textZh: {
    kind: 'text',
    label: wording('contract.notice_in_chinese'),
    required: true,
    max: 200,
    lines: 2,
  },
  textEn: {
    kind: 'text',
    label: wording('contract.notice_in_english'),
    required: true,
    max: 200,
    lines: 2,
  },
  tone: {
    kind: 'choice',
    label: wording('contract.kind'),
    required: true,
    of: [
      { value: 'info', label: wording('contract.information') },
      { value: 'warning', label: wording('contract.warning') },
    ],
  },
  startsOn: { kind: 'day', label: wording('contract.from'), required: true },
  endsOn: { kind: 'day', label: wording('contract.until'), required: true },
} as const satisfies Fields
