import { BaseSchema } from '@adonisjs/lucid/schema'

/** What other plugins may ask of submissions in SQL. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE VIEW known_submissions WITH (security_invoker = true) AS
        SELECT sent.id, sent.case_id, sent.company_id, sent.project_id, sent.environment,
          place.code AS destination, sent.version, sent.state, sent.due, sent.submitted_on
        FROM submissions sent JOIN gateway_destinations place ON place.id = sent.destination_id;
      COMMENT ON VIEW known_submissions IS
        'A view of submissions, for SQL of other plugins: what was submitted where, and when.';
      REVOKE INSERT, UPDATE, DELETE ON known_submissions FROM pharos_app;
    `)
  }

  async down() {
    this.schema.raw('DROP VIEW known_submissions')
  }
}
