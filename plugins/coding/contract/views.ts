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

/**
 * View of the lowest level terms of every version of MedDRA that is or was in use, with the primary
 * path: `version`, `code`, `pt`, `hlt`, `hlgt`, `soc`, and `soc_place`, the international order of the
 * SOC. Codes stand for what they are in their version. Columns are added, never taken away.
 */
export const knownTermPaths = 'known_term_paths'

/**
 * View of what terms of MedDRA are called: `version`, `language`, `level` (1 SOC, 2 HLGT, 3 HLT, 4 PT,
 * 5 LLT), `code` and `name`, for each language that is loaded. Columns are added, never taken away.
 */
export const knownTermNames = 'known_term_names'
