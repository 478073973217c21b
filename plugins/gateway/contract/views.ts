/**
 * View of the submissions of cases, for SQL of other plugins: `id`, `case_id`, `destination` (its code),
 * `version`, `state`, `due`, `submitted_on` (null until it was), and the three columns of the tenant.
 * Columns are added, never taken away. It is read and not written.
 */
export const knownSubmissions = 'known_submissions'
