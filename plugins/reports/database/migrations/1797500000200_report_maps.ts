import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { companyPolicy } from '#kernel/database/tenant_table'

const tables = [{ table: 'report_maps', type: 'report_map', hashed: ['shape'] }]

/** Maps that companies uploaded with their map review numbers; the product brings none. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE report_maps (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
        kind text NOT NULL CHECK (kind IN ('country', 'province')),
        number text NOT NULL CHECK (number <> ''),
        file_name text NOT NULL,
        known integer NOT NULL CHECK (known > 0),
        unknown jsonb NOT NULL,
        sha256 text NOT NULL,
        shape jsonb NOT NULL,
        uploaded_by_name text NOT NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (company_id, kind)
      );
      ${companyPolicy('report_maps')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(`${unaudited(tables)} DROP TABLE report_maps;`)
  }
}
