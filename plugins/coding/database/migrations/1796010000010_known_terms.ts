import { BaseSchema } from '@adonisjs/lucid/schema'

/** A release of each version that is or was in use: its languages agree in all but names. */
const versions = `
  SELECT DISTINCT ON (version) id, version FROM dictionary_releases
  WHERE dictionary = 'meddra' AND state IN ('active', 'retired') AND removed_at IS NULL
  ORDER BY version, language`

/** What other plugins may ask of terms in SQL: where a code leads, and what terms are called. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE VIEW known_term_paths WITH (security_invoker = true) AS
        SELECT release.version, llt.code, llt.pt, path.hlt, path.hlgt, path.soc, soc.place AS soc_place
        FROM (${versions}) AS release
          JOIN dictionary_terms llt ON llt.release_id = release.id AND llt.level = 5
          LEFT JOIN dictionary_paths path
            ON path.release_id = release.id AND path.pt = llt.pt AND path.is_primary
          LEFT JOIN dictionary_terms soc
            ON soc.release_id = release.id AND soc.level = 1 AND soc.code = path.soc;
      COMMENT ON VIEW known_term_paths IS 'A view of dictionary_terms, for SQL of other plugins: the primary path of each lowest level term.';
      REVOKE INSERT, UPDATE, DELETE ON known_term_paths FROM pharos_app;
      CREATE VIEW known_term_names WITH (security_invoker = true) AS
        SELECT release.version, release.language, term.level, term.code, term.name
        FROM dictionary_releases release JOIN dictionary_terms term ON term.release_id = release.id
        WHERE dictionary = 'meddra' AND state IN ('active', 'retired') AND removed_at IS NULL;
      COMMENT ON VIEW known_term_names IS 'A view of dictionary_terms, for SQL of other plugins: what terms are called.';
      REVOKE INSERT, UPDATE, DELETE ON known_term_names FROM pharos_app;
    `)
  }

  async down() {
    this.schema.raw('DROP VIEW known_term_paths, known_term_names')
  }
}
