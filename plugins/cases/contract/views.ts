/**
 * View of the cases that the transaction sees, for SQL of other plugins that has to name a case: `id`,
 * `case_no`, `status`, `version`, `version_kind`, `revision`, `owner_id`, `owner_name`, `created_at`,
 * `updated_at`, and the three columns of the tenant. Columns are added, never taken away. It is read
 * and not written, and nothing in it is a copy of what a case says.
 */
export const knownCases = 'known_cases'
