/** The three columns that every row of a tenant carries. */
export const tenantColumns = `
  company_id uuid NOT NULL,
  project_id uuid NOT NULL,
  environment smallint NOT NULL CHECK (environment IN (0, 1))`

/**
 * SQL that shuts a table of companies (its column company_id) behind the company of the transaction;
 * the platform and the system see every company's.
 */
export function companyPolicy(table: string): string {
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_of_company ON ${table}
      USING (current_setting('pharos.platform') = 'on'
        OR company_id = nullif(current_setting('pharos.company'), '')::uuid);
    ${ownerReads(table)}`
}

/**
 * SQL that lets the owner of the database read the rows of all tenants in a table that is shut for
 * him too: no request runs under him, he verifies the trail as a whole.
 */
export function ownerReads(table: string): string {
  return `CREATE POLICY ${table}_of_owner ON ${table} FOR SELECT TO pg_database_owner USING (true);`
}

/**
 * SQL that shuts a table behind the scope of the transaction: a row is seen and written only by
 * its own company, project and environment, for the owner of the table too. Without a scope the
 * setting is missing and PostgreSQL refuses the statement.
 *
 * The foreign key comes first: PostgreSQL checks a new one by a query of the owner, which a wall
 * that is forced stops, unless he is a superuser.
 */
export function tenantPolicy(table: string): string {
  return `
    ALTER TABLE ${table} ADD CONSTRAINT ${table}_project
      FOREIGN KEY (project_id, company_id) REFERENCES projects (id, company_id);
    ${tenantWall(table)}`
}

/**
 * The same for the parts of something that stands in a table with `tenantPolicy`: its row vouches
 * for the project, so that not every part has to ask for it again.
 *
 * What is written must carry all three of the scope. Whoever reads is asked once whether the project
 * is one of the company; then project and environment, which begin every index, tell the rows, and
 * an index can answer without the table.
 */
export function tenantWall(table: string): string {
  const place = `project_id = current_setting('pharos.project')::uuid
    AND environment = current_setting('pharos.environment')::smallint`
  const company = `current_setting('pharos.company')::uuid`
  const isOfCompany = `EXISTS (SELECT FROM projects
    WHERE projects.id = current_setting('pharos.project')::uuid AND projects.company_id = ${company})`
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_of_tenant ON ${table}
      USING (${place} AND ${isOfCompany})
      WITH CHECK (${place} AND company_id = ${company});
    ${ownerReads(table)}`
}
