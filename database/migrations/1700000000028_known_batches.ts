import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the SQL of plugins may know of batches (kernel/batches/views). The rows are those that the
 * reader sees of the tables, whoever made the views.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE VIEW known_batches WITH (security_invoker = true) AS
        SELECT id, company_id, project_id, environment, kind, asked, state, total, started_by,
          started_by_name, started_at, ended_at
        FROM batches;
      CREATE VIEW known_batch_items WITH (security_invoker = true) AS
        SELECT id, batch_id, company_id, project_id, environment, position, part, subject, state,
          verdict, code, sentence, made, settled_at
        FROM batch_items;
      COMMENT ON VIEW known_batches IS 'A view of batches, for SQL of plugins that say more of them.';
      COMMENT ON VIEW known_batch_items IS 'A view of items of batches, for SQL of plugins that say more of them.';
      REVOKE INSERT, UPDATE, DELETE ON known_batches, known_batch_items FROM pharos_app;
    `)
  }

  async down() {
    this.schema.raw('DROP VIEW known_batches, known_batch_items')
  }
}
