/**
 * View of the releases of dictionaries, without those that were removed, for SQL of plugins whose
 * tables hold what is in them: `id`, `dictionary`, `version`, `language`, `state`, and `entries`, how
 * many people choose from. Columns are added, never taken away. It is read and not written.
 */
export const knownReleases = 'known_releases'
