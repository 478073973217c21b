import { BaseSchema } from '@adonisjs/lucid/schema'

/** Columns that lists filter by; the index of each carries the others, so that it alone counts cases. */
const filtered = ['first_received', 'seriousness', 'country', 'status', 'report_type']

/** The indexes of lists, by the column that they go by, with what they carry beside it. */
const indexed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    filtered.map((column) => [column, filtered.filter((other) => other !== column)])
  ),
  ...{ last_received: [], subject: [], product: [], reaction: [], updated_at: [] },
  owner_id: filtered,
}

const nameOf = (column: string) => `cases_${column === 'owner_id' ? 'owner' : column}`

/** Makes the indexes of lists anew: of the cases that this is true of. */
const indexesOf = (condition: string) =>
  [
    ...Object.entries(indexed).map(
      ([column, carried]) => `
        DROP INDEX ${nameOf(column)};
        CREATE INDEX ${nameOf(column)} ON cases
          (project_id, environment, ${column} DESC NULLS LAST, id DESC)
          ${carried.length > 0 ? `INCLUDE (${carried.join(', ')})` : ''} ${condition};`
    ),
    `DROP INDEX cases_case_no;
     CREATE INDEX cases_case_no ON cases (project_id, environment, case_no, id) ${condition};`,
  ].join('\n')

const known = `id, company_id, project_id, environment, case_no, status, version, version_kind,
  revision, owner_id, owner_name, created_at, updated_at`

const viewOf = (columns: string) => `
  CREATE VIEW known_cases WITH (security_invoker = true) AS SELECT ${columns} FROM cases;
  COMMENT ON VIEW known_cases IS 'A view of cases, for SQL of other plugins: what is none of their contents.';
  REVOKE INSERT, UPDATE, DELETE ON known_cases FROM pharos_app;`

/**
 * A case that is deleted keeps its rows, its number and its trail; lists, whose indexes it leaves,
 * do not find it any more.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE cases
        ADD COLUMN removed_at timestamptz,
        ADD COLUMN removed_by uuid,
        ADD COLUMN removed_by_name text,
        ADD COLUMN removed_for text,
        ADD CHECK ((removed_at IS NULL) = (removed_by_name IS NULL)),
        ADD CHECK ((removed_at IS NULL) = (removed_for IS NULL));
      ${indexesOf('WHERE removed_at IS NULL')}
      DROP VIEW known_cases;
      ${viewOf(`${known}, removed_at`)}
      SELECT audit_heads.renew();
    `)
  }

  async down() {
    this.schema.raw(`
      DROP VIEW known_cases;
      ${viewOf(known)}
      ${indexesOf('')}
      ALTER TABLE cases
        DROP COLUMN removed_at, DROP COLUMN removed_by, DROP COLUMN removed_by_name,
        DROP COLUMN removed_for;
      SELECT audit_heads.renew();
    `)
  }
}
