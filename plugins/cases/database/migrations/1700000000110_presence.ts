import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

/**
 * Who looks at which case at this moment: a row for each window, said anew every few seconds. It
 * has no history and outlives no crash. The pages leave room, so that saying it anew touches no
 * index.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE UNLOGGED TABLE case_presence (
        ${tenantColumns},
        case_id uuid NOT NULL,
        window_id uuid NOT NULL,
        user_id uuid NOT NULL,
        user_name text NOT NULL,
        page text NOT NULL,
        hidden boolean NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, environment, case_id, window_id)
      ) WITH (fillfactor = 50);
      ${tenantPolicy('case_presence')}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE case_presence')
  }
}
