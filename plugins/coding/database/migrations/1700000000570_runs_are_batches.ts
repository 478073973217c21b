import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A coding run is a batch of cases: what was asked for, by whom, and how far it is stands there; what
 * is said of coding alone stays here. A run that is at work keeps the cases that it has left.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE batches NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE batch_items NO FORCE ROW LEVEL SECURITY;
      INSERT INTO batches (id, company_id, project_id, environment, kind, asked, state, total,
        counts, kept_days, started_by, started_by_name, started_at, ended_at)
      SELECT id, company_id, project_id, environment, 'coding.run', asked, state,
        coalesce(total, 0), jsonb_build_object('done', coalesce((counts->>'cases')::int, 0)), 90,
        started_by, started_by_name, started_at, ended_at
      FROM coding_runs;
      INSERT INTO batch_items
        (id, batch_id, company_id, project_id, environment, position, subject)
      SELECT gen_random_uuid(), r.id, r.company_id, r.project_id, r.environment,
        row_number() OVER (PARTITION BY r.id ORDER BY c.case_id), c.case_id
      FROM coding_runs r CROSS JOIN LATERAL (
        SELECT p.case_id FROM coded_places p
        WHERE p.project_id = r.project_id AND p.environment = r.environment
          AND CASE r.kind
            WHEN 'autocode' THEN p.code IS NULL AND p.key <> ''
            WHEN 'assign' THEN p.code IS NULL AND p.key = r.asked->>'key'
            WHEN 'recode' THEN p.code IS NOT NULL AND p.version = r.asked->>'from'
              AND coalesce(p.case_id = (r.asked->>'caseId')::uuid, true)
            ELSE false END
        UNION
        SELECT p.case_id FROM coding_run_places p
        WHERE r.kind = 'take_back' AND p.run_id = (r.asked->>'runId')::uuid
      ) c
      WHERE r.state = 'waiting' AND (r.reached IS NULL OR c.case_id > r.reached);
      UPDATE batches SET total = greatest(total, waiting.n) FROM (
        SELECT batch_id, count(*)::int AS n FROM batch_items GROUP BY batch_id) waiting
      WHERE id = waiting.batch_id;
      ALTER TABLE batches FORCE ROW LEVEL SECURITY;
      ALTER TABLE batch_items FORCE ROW LEVEL SECURITY;
      DROP INDEX coding_runs_latest;
      ALTER TABLE coding_runs
        DROP COLUMN kind, DROP COLUMN asked, DROP COLUMN state, DROP COLUMN total,
        DROP COLUMN reached, DROP COLUMN started_by, DROP COLUMN started_by_name,
        DROP COLUMN started_at, DROP COLUMN ended_at,
        ADD CONSTRAINT coding_runs_batch FOREIGN KEY (id) REFERENCES batches (id);
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE coding_runs NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE batches NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE batch_items NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE coding_runs DROP CONSTRAINT coding_runs_batch,
        ADD COLUMN kind text CHECK (kind IN ('autocode', 'assign', 'recode', 'take_back')),
        ADD COLUMN asked jsonb,
        ADD COLUMN state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done')),
        ADD COLUMN total integer,
        ADD COLUMN reached uuid,
        ADD COLUMN started_by uuid,
        ADD COLUMN started_by_name text,
        ADD COLUMN started_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN ended_at timestamptz;
      UPDATE coding_runs r SET kind = b.asked->>'kind', asked = b.asked, total = b.total,
        state = CASE b.state WHEN 'waiting' THEN 'waiting' ELSE 'done' END,
        started_by = b.started_by, started_by_name = b.started_by_name,
        started_at = b.started_at, ended_at = b.ended_at
      FROM batches b WHERE b.id = r.id;
      DELETE FROM batch_items USING batches b WHERE b.id = batch_id AND b.kind = 'coding.run';
      DELETE FROM batches WHERE kind = 'coding.run';
      ALTER TABLE coding_runs ALTER COLUMN kind SET NOT NULL, ALTER COLUMN asked SET NOT NULL,
        ALTER COLUMN started_by_name SET NOT NULL;
      CREATE INDEX coding_runs_latest ON coding_runs (project_id, environment, started_at DESC);
      ALTER TABLE batch_items FORCE ROW LEVEL SECURITY;
      ALTER TABLE batches FORCE ROW LEVEL SECURITY;
      ALTER TABLE coding_runs FORCE ROW LEVEL SECURITY;
    `)
  }
}
