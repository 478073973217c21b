import type { FieldError } from '#kernel/fields/check_values'

import { derivedYears } from '#plugins/sur/contract/patient_years'
import type { Register, RegisterColumn, RegisterValues } from '#plugins/sur/contract/register'
import { wording } from '#plugins/sur/lang/wording'

/** Subjects, and units sold, of a row at most. */
const MOST_SUBJECTS = 10_000_000
const MOST_UNITS = 1_000_000_000_000

/** Amounts of a substance at most, with digits behind the point. */
const amount = { kind: 'amount', max: 1_000_000, digits: 4, required: true } as const

const ofTrial = { when: { column: 'from', is: ['trial'] } } as const
const ofMarket = { when: { column: 'from', is: ['market'] } } as const

const trialColumns: readonly RegisterColumn[] = [
  {
    ...{ key: 'study', kind: 'text', max: 50, required: true, width: 120, ...ofTrial },
    label: wording('registers.column.study'),
  },
  {
    ...{ key: 'arm', kind: 'choice', required: true, width: 130, ...ofTrial },
    label: wording('registers.column.arm'),
    of: [
      { value: 'study_drug', label: wording('registers.arm.study_drug') },
      { value: 'blinded', label: wording('registers.arm.blinded') },
      { value: 'comparator', label: wording('registers.arm.comparator') },
      { value: 'placebo', label: wording('registers.arm.placebo') },
    ],
  },
  {
    ...{ key: 'age', kind: 'choice', width: 110, isHidden: true, ...ofTrial },
    label: wording('registers.column.age'),
    of: [
      { value: 'child', label: wording('registers.age.child') },
      { value: 'adult', label: wording('registers.age.adult') },
      { value: 'elderly', label: wording('registers.age.elderly') },
    ],
  },
  {
    ...{ key: 'sex', kind: 'choice', width: 90, isHidden: true, ...ofTrial },
    label: wording('registers.column.sex'),
    of: [
      { value: 'male', label: wording('registers.sex.male') },
      { value: 'female', label: wording('registers.sex.female') },
    ],
  },
  {
    ...{ key: 'subjects', kind: 'number', min: 0, max: MOST_SUBJECTS, required: true },
    ...{ width: 100, ...ofTrial },
    label: wording('registers.column.subjects'),
  },
]

const marketColumns: readonly RegisterColumn[] = [
  {
    ...{ key: 'country', kind: 'country', required: true, width: 120, ...ofMarket },
    label: wording('registers.column.country'),
  },
  {
    ...{ key: 'start', kind: 'day', required: true, width: 110, ...ofMarket },
    label: wording('registers.column.sold_from'),
  },
  {
    ...{ key: 'end', kind: 'day', required: true, width: 110, ...ofMarket },
    label: wording('registers.column.sold_to'),
  },
  {
    ...{ key: 'units', kind: 'number', min: 1, max: MOST_UNITS, required: true },
    ...{ width: 120, ...ofMarket },
    label: wording('registers.column.units'),
  },
  {
    ...{ ...amount, key: 'strength', width: 90, isHidden: true, ...ofMarket },
    label: wording('registers.column.strength'),
  },
  {
    ...{ ...amount, key: 'ddd', width: 90, isHidden: true, ...ofMarket },
    label: wording('registers.column.ddd'),
  },
  {
    ...{ key: 'unit', kind: 'choice', required: true, width: 80, isHidden: true, ...ofMarket },
    label: wording('registers.column.unit'),
    of: ['mg', 'g', 'µg', 'mL', 'IU'].map((value) => ({ value, label: { en: value, zh: value } })),
  },
]

/**
 * Exposure (ICH E2F 3.6, E2C(R2) 3.5): subjects of trials by arm, age group and sex where they are known;
 * what was sold in a period, from which patient-years follow.
 */
export const exposure: Register = {
  key: 'exposure',
  name: wording('registers.name.exposure'),
  help: wording('registers.help.exposure'),
  natural: 'end',
  order: ['from', 'study', 'arm', 'country', 'start'],
  columns: [
    {
      ...{ key: 'from', kind: 'choice', required: true, width: 110 },
      label: wording('registers.column.from'),
      of: [
        { value: 'trial', label: wording('registers.from.trial') },
        { value: 'market', label: wording('registers.from.market') },
      ],
    },
    ...trialColumns,
    ...marketColumns,
    {
      ...{ key: 'source', kind: 'text', max: 300, required: true, width: 180 },
      label: wording('registers.column.source'),
    },
  ],
  check: ({ start, end }: RegisterValues): FieldError[] =>
    end !== null && String(end) < String(start)
      ? [{ field: 'end', message: wording('registers.wrong.before_start') }]
      : [],
  derive: derivedYears,
}
