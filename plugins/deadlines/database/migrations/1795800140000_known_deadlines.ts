import { BaseSchema } from '@adonisjs/lucid/schema'

/** What other plugins may ask of due dates in SQL. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE VIEW known_deadlines WITH (security_invoker = true) AS
        SELECT case_id, company_id, project_id, environment, destination, state, due
        FROM case_deadlines WHERE part = 'report';
      COMMENT ON VIEW known_deadlines IS
        'A view of case_deadlines, for SQL of other plugins: when the report itself is due.';
      REVOKE INSERT, UPDATE, DELETE ON known_deadlines FROM pharos_app;
    `)
  }

  async down() {
    this.schema.raw('DROP VIEW known_deadlines')
  }
}
