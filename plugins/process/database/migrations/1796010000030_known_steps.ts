import { BaseSchema } from '@adonisjs/lucid/schema'

/** What other plugins may ask of the way of cases in SQL. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE VIEW known_case_steps WITH (security_invoker = true) AS
        SELECT case_id, company_id, project_id, environment, seq, act, from_node, to_node, at
        FROM case_steps;
      COMMENT ON VIEW known_case_steps IS
        'A view of case_steps, for SQL of other plugins: which node a case came to, and when.';
      REVOKE INSERT, UPDATE, DELETE ON known_case_steps FROM pharos_app;
    `)
  }

  async down() {
    this.schema.raw('DROP VIEW known_case_steps')
  }
}
