import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the SQL of other plugins may know of cases (contract/views). The rows are those that the reader
 * sees of the table, whoever made the view.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE VIEW known_cases WITH (security_invoker = true) AS
        SELECT id, company_id, project_id, environment, case_no, status, version, version_kind,
          revision, owner_id, owner_name, created_at, updated_at
        FROM cases;
      COMMENT ON VIEW known_cases IS 'A view of cases, for SQL of other plugins: what is none of their contents.';
      REVOKE INSERT, UPDATE, DELETE ON known_cases FROM pharos_app;
    `)
  }

  async down() {
    this.schema.raw('DROP VIEW known_cases')
  }
}
