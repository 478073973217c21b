/**
 * View of the cases that the transaction sees, for SQL of other plugins that has to name a case: `id`,
 * `case_no`, `status`, `version`, `version_kind`, `revision`, `owner_id`, `owner_name`, `created_at`,
 * `updated_at`, `removed_at`, and the three columns of the tenant. Cases that were deleted are among them:
 * what was done with one is still told by its number. Columns are added, never taken away. It is read
 * and not written, and nothing in it follows from the content of a case.
 */
export const knownCases = 'known_cases'
