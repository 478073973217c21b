/**
 * View of the releases of dictionaries, without those that were removed, for SQL of plugins whose
 * tables hold what is in them: `id`, `dictionary`, `version`, `language`, `state`, and `entries`, how
 * many people choose from. Columns are added, never taken away. It is read and not written.
 */
export const knownReleases = 'known_releases'

/**
 * View of the coded first reactions of cases, for the list of cases: `case_id`, `version` and `code` of
 * the lowest level term, `pt`, what its release calls the preferred term in each language, null while
 * that is not loaded, and the three columns of the tenant, on the same terms. It follows from the content
 * of cases: whoever reads it leaves it out where somebody does not see the reactions.
 */
export const knownPreferredTerms = 'known_preferred_terms'
