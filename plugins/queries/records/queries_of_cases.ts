import type { SubjectOfCase } from '#plugins/cases/contract/subjects_of_cases'

/** The trail of a query is told with the case that it is about. */
const subjects: readonly SubjectOfCase[] = [
  { type: 'query', rows: 'select id, case_id from queries' },
]

export default subjects
