import type { SubjectOfCase } from '#plugins/cases/contract/subjects_of_cases'

/** The trail of a submission is told with the case that it carries. */
const subjects: readonly SubjectOfCase[] = [
  { type: 'submission', rows: 'select id, case_id from submissions' },
]

export default subjects
