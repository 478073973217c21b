import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy, tenantWall } from '#kernel/database/tenant_table'

const tables = [
  {
    ...{ table: 'literature_strategies', type: 'literature_product', of: 'product_id' },
    keys: ['version'],
  },
  { table: 'literature_tasks', type: 'literature_task' },
  { table: 'literature_searches', type: 'literature_search' },
  {
    ...{ table: 'literature_tries', type: 'literature_search', of: 'search_id' },
    keys: ['seq'],
  },
  { table: 'literature_sources', type: 'literature_source', hashed: ['sealed'] },
]

/**
 * A strategy says by which words literature is searched for a product; a new version is a row of its own.
 * A task says in which sources and how often. A search is a window of days of one source: asked by itself
 * or given to a person, it stays open until its days are covered; each try is kept.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE literature_strategies (
        product_id uuid NOT NULL REFERENCES literature_products (id),
        version integer NOT NULL CHECK (version > 0),
        ${tenantColumns},
        words jsonb NOT NULL,
        saved_by_name text NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (product_id, version)
      );
      ${tenantWall('literature_strategies')}
      REVOKE UPDATE, DELETE, TRUNCATE ON literature_strategies FROM pharos_app;

      CREATE TABLE literature_keywords (
        product_id uuid NOT NULL REFERENCES literature_products (id),
        ${tenantColumns},
        word text NOT NULL,
        PRIMARY KEY (project_id, environment, word)
      );
      CREATE INDEX literature_keywords_of_product ON literature_keywords (product_id);
      ${tenantPolicy('literature_keywords')}
      COMMENT ON TABLE literature_keywords IS
        'Not audited by itself: it follows from the latest version of each strategy.';

      CREATE TABLE literature_tasks (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        product_id uuid NOT NULL REFERENCES literature_products (id),
        sources text[] NOT NULL CHECK (sources <> '{}'),
        cycle text NOT NULL CHECK (cycle IN ('1_day', '3_days', '1_week', '2_weeks', '1_month',
          '3_months', '6_months', '1_year')),
        anchor date NOT NULL,
        due_days smallint NOT NULL CHECK (due_days BETWEEN 0 AND 90),
        owner_id uuid NOT NULL,
        owner_name text NOT NULL,
        paused_at timestamptz,
        paused_by_name text,
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX literature_tasks_of_product
        ON literature_tasks (project_id, environment, product_id);
      ${tenantPolicy('literature_tasks')}

      CREATE TABLE literature_searches (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        task_id uuid NOT NULL REFERENCES literature_tasks (id),
        product_id uuid NOT NULL REFERENCES literature_products (id),
        source text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('run', 'upload')),
        first_day date NOT NULL,
        last_day date NOT NULL,
        state text NOT NULL CHECK (state IN ('open', 'failed', 'covered')),
        strategy_version integer NOT NULL,
        expression text NOT NULL,
        due date,
        counted integer,
        got integer,
        fresh integer,
        reason jsonb,
        next_try timestamptz,
        owner_id uuid NOT NULL,
        owner_name text NOT NULL,
        file_sha text,
        file_name text,
        done_by_name text,
        done_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (first_day <= last_day),
        CHECK ((state = 'covered') = (done_at IS NOT NULL))
      );
      CREATE INDEX literature_searches_in_order
        ON literature_searches (project_id, environment, created_at, id);
      CREATE INDEX literature_searches_of_source
        ON literature_searches (product_id, source, first_day);
      CREATE INDEX literature_searches_to_try ON literature_searches (project_id, environment, next_try)
        WHERE next_try IS NOT NULL;
      CREATE INDEX literature_searches_of_task ON literature_searches (task_id);
      ${tenantPolicy('literature_searches')}

      CREATE TABLE literature_tries (
        search_id uuid NOT NULL REFERENCES literature_searches (id),
        seq integer NOT NULL,
        ${tenantColumns},
        act text NOT NULL CHECK (act IN ('planned', 'extended', 'failed', 'covered', 'again', 'given',
          'shortened')),
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        actor_name text NOT NULL,
        sentence jsonb NOT NULL,
        code integer,
        counted integer,
        got integer,
        PRIMARY KEY (search_id, seq)
      );
      ${tenantWall('literature_tries')}
      REVOKE UPDATE, DELETE, TRUNCATE ON literature_tries FROM pharos_app;

      CREATE TABLE literature_sources (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        name text NOT NULL,
        options jsonb NOT NULL DEFAULT '{}',
        sealed jsonb NOT NULL DEFAULT '{}',
        UNIQUE (project_id, environment, name)
      );
      ${tenantPolicy('literature_sources')}

      CREATE UNLOGGED TABLE literature_leases (
        search_id uuid PRIMARY KEY,
        ${tenantColumns},
        until timestamptz NOT NULL
      );
      ${tenantPolicy('literature_leases')}
      COMMENT ON TABLE literature_leases IS
        'Not audited: which worker asks a source at this moment.';
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw(`DROP TABLE literature_leases, literature_sources, literature_tries,
      literature_searches, literature_tasks, literature_keywords, literature_strategies`)
  }
}
