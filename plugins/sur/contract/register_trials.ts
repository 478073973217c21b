import type { FieldError } from '#kernel/fields/check_values'

import type { Register, RegisterColumn, RegisterValues } from '#plugins/sur/contract/register'
import { wording } from '#plugins/sur/lang/wording'

/** Subjects of a trial at most. */
const MOST_SUBJECTS = 10_000_000

const subjects = { kind: 'number', min: 0, max: MOST_SUBJECTS, width: 130 } as const
const phases = ['I', 'I/II', 'II', 'II/III', 'III', 'IV'].map((value) => ({
  value,
  label: { en: value, zh: value },
}))

const numbers: readonly RegisterColumn[] = [
  {
    ...{ ...subjects, key: 'plannedStudyDrug' },
    label: wording('registers.column.planned_study_drug'),
  },
  {
    ...{ ...subjects, key: 'plannedComparator', isHidden: true },
    label: wording('registers.column.planned_comparator'),
  },
  {
    ...{ ...subjects, key: 'plannedPlacebo', isHidden: true },
    label: wording('registers.column.planned_placebo'),
  },
  {
    ...{ ...subjects, key: 'enrolledStudyDrug' },
    label: wording('registers.column.enrolled_study_drug'),
  },
  {
    ...{ ...subjects, key: 'enrolledBlinded', isHidden: true },
    label: wording('registers.column.enrolled_blinded'),
  },
  {
    ...{ ...subjects, key: 'enrolledComparator', isHidden: true },
    label: wording('registers.column.enrolled_comparator'),
  },
  {
    ...{ ...subjects, key: 'enrolledPlacebo', isHidden: true },
    label: wording('registers.column.enrolled_placebo'),
  },
]

/** Trials of the development programme (ICH E2F 3.5 and its appendix): one row a trial. */
export const trials: Register = {
  key: 'trials',
  name: wording('registers.name.trials'),
  help: wording('registers.help.trials'),
  natural: 'start',
  order: ['study'],
  columns: [
    {
      ...{ key: 'study', kind: 'text', max: 50, required: true, width: 120 },
      label: wording('registers.column.study'),
    },
    {
      ...{ key: 'title', kind: 'text', max: 300, required: true, width: 240 },
      label: wording('registers.column.study_title'),
    },
    {
      ...{ key: 'phase', kind: 'choice', required: true, width: 80, of: phases },
      label: wording('registers.column.phase'),
    },
    {
      ...{ key: 'countries', kind: 'country', many: true, required: true, width: 140 },
      label: wording('registers.column.countries'),
    },
    {
      ...{ key: 'population', kind: 'text', max: 300, width: 180, isHidden: true },
      label: wording('registers.column.population'),
    },
    {
      ...{ key: 'state', kind: 'choice', required: true, width: 110 },
      label: wording('registers.column.state'),
      of: [
        { value: 'ongoing', label: wording('registers.trial.ongoing') },
        { value: 'completed', label: wording('registers.trial.completed') },
        { value: 'terminated', label: wording('registers.trial.terminated') },
      ],
    },
    {
      ...{ key: 'start', kind: 'day', required: true, width: 110 },
      label: wording('registers.column.start'),
    },
    {
      ...{ key: 'end', kind: 'day', required: true, width: 110 },
      ...{ when: { column: 'state', is: ['completed', 'terminated'] } },
      label: wording('registers.column.end'),
    },
    ...numbers,
  ],
  check: ({ start, end }: RegisterValues): FieldError[] =>
    end !== null && String(end) < String(start)
      ? [{ field: 'end', message: wording('registers.wrong.before_start') }]
      : [],
}
