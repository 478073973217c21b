/**
 * View of when the report of each case is due at each authority, for SQL of other plugins: `case_id`,
 * `destination` (as regions are written), `state`, `due` (yyyy-MM-dd), and the three columns of the tenant.
 * Whoever does not see what due dates follow from is told nothing of it. It is read and not written.
 */
export const knownDeadlines = 'known_deadlines'
