import type { Fields } from '#kernel/fields/field'
import { wording } from '#kernel/lang/wording'

/** A version of the product and what is new in it. */
export const upgradeFields = {
  suVersion: {
    kind: 'text',
    label: wording('upgrade_fields.version'),
    required: true,
    max: 24,
    form: 'code',
  },
  releaseTime: {
    kind: 'day',
    label: wording('upgrade_fields.release_date'),
    help: wording('upgrade_fields.everybody_reads_it_in_the_version'),
  },
  detailsZh: {
    kind: 'text',
    label: wording('upgrade_fields.what_is_new_in_chinese'),
    required: true,
    max: 2000,
    lines: 4,
  },
  detailsEn: {
    kind: 'text',
    label: wording('upgrade_fields.what_is_new_in_english'),
    required: true,
    max: 2000,
    lines: 4,
  },
} as const satisfies Fields
