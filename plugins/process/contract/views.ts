/**
 * View of the steps of cases on their way, for SQL of other plugins: `case_id`, `seq`, `act`, `from_node`,
 * `to_node`, `at`, and the three columns of the tenant. Columns are added, never taken away. It is read
 * and not written.
 */
export const knownCaseSteps = 'known_case_steps'
