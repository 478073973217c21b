import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { companyPolicy } from '#kernel/database/tenant_table'

const tables = [{ table: 'company_listings', type: 'company_listing' }]

/** Line listings that a company keeps for its projects to begin with. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE company_listings (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
        name text NOT NULL,
        design jsonb NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        updated_by_name text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX company_listings_name ON company_listings (company_id, lower(name))
        WHERE removed_at IS NULL;
      ${companyPolicy('company_listings')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(`${unaudited(tables)} DROP TABLE company_listings;`)
  }
}
