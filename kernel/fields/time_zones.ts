import type { Option } from '#kernel/fields/field'

/** Every time zone by its IANA name, which is the same in both languages. */
export const timeZones: readonly Option[] = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]),
].map((value) => ({ value, label: { en: value, zh: value } }))
