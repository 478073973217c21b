import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const open = `
  ALTER TABLE e2b_import_items NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE batches NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE batch_items NO FORCE ROW LEVEL SECURITY;`
const shut = `
  ALTER TABLE batch_items FORCE ROW LEVEL SECURITY;
  ALTER TABLE batches FORCE ROW LEVEL SECURITY;
  ALTER TABLE e2b_import_items FORCE ROW LEVEL SECURITY;`

/**
 * An import is a batch of files: who brought them in, how far each is and what it became stands there;
 * what is said of a file and of its report stays here. One that is at work goes on.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${open}
      ALTER TABLE e2b_imports NO FORCE ROW LEVEL SECURITY;
      INSERT INTO batches (id, company_id, project_id, environment, kind, asked, state, total,
        counts, started_by, started_by_name, started_at, ended_at)
      SELECT i.id, i.company_id, i.project_id, i.environment, 'e2b.import',
        jsonb_build_object('onDuplicate', i.on_duplicate),
        CASE WHEN coalesce(n.waiting, 0) > 0 THEN 'waiting' ELSE 'done' END, coalesce(n.total, 0),
        coalesce(n.counts, '{}'), i.created_by, i.created_by_name, i.created_at,
        CASE WHEN coalesce(n.waiting, 0) = 0 THEN coalesce(n.last, i.created_at) END
      FROM e2b_imports i LEFT JOIN (
        SELECT import_id, sum(n)::int AS total, jsonb_object_agg(state, n) AS counts,
          max(last) AS last, (sum(n) FILTER (WHERE state = 'waiting'))::int AS waiting
        FROM (SELECT import_id, state, count(*) AS n, max(updated_at) AS last
          FROM e2b_import_items GROUP BY import_id, state) s
        GROUP BY import_id) n ON n.import_id = i.id;
      INSERT INTO batch_items (id, batch_id, company_id, project_id, environment, position, part,
        state, verdict, code, sentence, made, settled_at)
      SELECT id, import_id, company_id, project_id, environment, position, report, state, verdict,
        code, message, case_id, CASE WHEN state <> 'waiting' THEN updated_at END
      FROM e2b_import_items;
      ALTER TABLE e2b_import_items
        DROP COLUMN import_id, DROP COLUMN position, DROP COLUMN report, DROP COLUMN state,
        DROP COLUMN verdict, DROP COLUMN code, DROP COLUMN message, DROP COLUMN case_id,
        DROP COLUMN updated_at, ALTER COLUMN id DROP DEFAULT,
        ADD CONSTRAINT e2b_import_items_item FOREIGN KEY (id) REFERENCES batch_items (id);
      DROP TABLE e2b_imports;
      ${shut}
    `)
  }

  async down() {
    this.schema.raw(`
      CREATE TABLE e2b_imports (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        ${tenantColumns},
        on_duplicate text NOT NULL CHECK (on_duplicate IN ('ask', 'skip', 'follow-up', 'new')),
        created_by uuid,
        created_by_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      ${open}
      INSERT INTO e2b_imports (id, company_id, project_id, environment, on_duplicate, created_by,
        created_by_name, created_at)
      SELECT id, company_id, project_id, environment, asked->>'onDuplicate', started_by,
        started_by_name, started_at
      FROM batches WHERE kind = 'e2b.import';
      ${tenantPolicy('e2b_imports')}
      ALTER TABLE e2b_import_items DROP CONSTRAINT e2b_import_items_item,
        ALTER COLUMN id SET DEFAULT gen_random_uuid(),
        ADD COLUMN import_id uuid REFERENCES e2b_imports (id), ADD COLUMN position integer,
        ADD COLUMN report integer NOT NULL DEFAULT 1,
        ADD COLUMN state text NOT NULL DEFAULT 'waiting'
          CHECK (state IN ('waiting', 'undecided', 'done', 'refused', 'skipped')),
        ADD COLUMN verdict text CHECK (verdict IN ('new', 'follow-up', 'identical',
          'possible-duplicate', 'unknown-nullification', 'refused')),
        ADD COLUMN case_id uuid REFERENCES cases (id), ADD COLUMN code integer,
        ADD COLUMN message jsonb, ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
      UPDATE e2b_import_items own SET import_id = item.batch_id, position = item.position,
        report = item.part, case_id = item.made, code = item.code,
        -- Verdicts of later versions are questions to people, as this one is.
        verdict = CASE WHEN item.verdict IS NULL OR item.verdict IN ('new', 'follow-up', 'identical',
          'possible-duplicate', 'unknown-nullification', 'refused')
          THEN item.verdict ELSE 'possible-duplicate' END,
        state = CASE WHEN item.state IN ('cancelled', 'failed') THEN 'refused' ELSE item.state END,
        message = item.sentence, updated_at = coalesce(item.settled_at, now())
      FROM batch_items item WHERE item.id = own.id;
      DELETE FROM batch_items USING batches b WHERE b.id = batch_id AND b.kind = 'e2b.import';
      DELETE FROM batches WHERE kind = 'e2b.import';
      ALTER TABLE e2b_import_items ALTER COLUMN import_id SET NOT NULL,
        ALTER COLUMN position SET NOT NULL;
      CREATE INDEX e2b_import_items_import ON e2b_import_items (import_id, position, report);
      CREATE INDEX e2b_import_items_waiting ON e2b_import_items (import_id, position, report)
        WHERE state = 'waiting';
      CREATE INDEX e2b_import_items_open
        ON e2b_import_items (project_id, environment, import_id, state)
        WHERE state IN ('waiting', 'undecided');
      ${shut}
    `)
  }
}
