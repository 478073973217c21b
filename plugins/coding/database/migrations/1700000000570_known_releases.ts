import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the SQL of plugins that bring a dictionary may know of its releases (contract/views). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE VIEW known_releases WITH (security_invoker = true) AS
        SELECT id, dictionary, version, language, state, entries
        FROM dictionary_releases WHERE removed_at IS NULL;
      COMMENT ON VIEW known_releases IS 'A view of dictionary_releases, for SQL of plugins that bring a dictionary.';
      REVOKE INSERT, UPDATE, DELETE ON known_releases FROM pharos_app;
    `)
  }

  async down() {
    this.schema.raw('DROP VIEW known_releases')
  }
}
