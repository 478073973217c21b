import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy, tenantWall } from '#kernel/database/tenant_table'

const reason =
  'Not compared with the trail: what was asked for and how it ended are lines of the batch, what came of it lines of what it changed.'

/**
 * Work on many things at once, of whatever kind: what was asked for, and one item for each thing. An
 * item is moved on in the transaction that does it, so work that was cut off goes on where it stood.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE batches (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        kind text NOT NULL,
        asked jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'cancelled')),
        total integer NOT NULL,
        counts jsonb NOT NULL DEFAULT '{}',
        kept_days integer,
        started_by uuid,
        started_by_name text NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        moved_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      );
      CREATE INDEX batches_latest ON batches (project_id, environment, kind, started_at DESC);
      CREATE INDEX batches_at_work ON batches (project_id, environment) WHERE state = 'waiting';
      CREATE TABLE batch_items (
        id uuid PRIMARY KEY,
        batch_id uuid NOT NULL REFERENCES batches (id),
        ${tenantColumns},
        position integer NOT NULL,
        part integer NOT NULL DEFAULT 1,
        subject uuid,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN
          ('waiting', 'done', 'skipped', 'undecided', 'refused', 'failed', 'cancelled')),
        verdict text,
        code integer,
        sentence jsonb,
        made uuid,
        settled_at timestamptz,
        expires_at timestamptz
      );
      CREATE INDEX batch_items_batch ON batch_items (batch_id, position, part);
      CREATE INDEX batch_items_waiting ON batch_items (batch_id, position, part)
        WHERE state = 'waiting';
      CREATE INDEX batch_items_expiring ON batch_items (project_id, environment, expires_at)
        WHERE expires_at IS NOT NULL;
      ${tenantPolicy('batches')}
      ${tenantWall('batch_items')}
      ${commentTables({ batches: reason, batch_items: reason })}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE batch_items, batches')
  }
}
