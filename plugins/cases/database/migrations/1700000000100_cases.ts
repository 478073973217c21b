import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy, tenantWall } from '#kernel/database/tenant_table'

/** Tables of a tenant; each is shut behind its scope. */
const tables = ['cases', 'case_counters']

/** Parts of a case, in the scope of their case. */
const parts = [
  'case_versions',
  'case_revisions',
  'case_frozen_copies',
  'case_events',
  'case_drugs',
  'case_assessments',
  'case_identifiers',
  'case_words',
]

/**
 * A case is a chain of versions (first report, follow-up, amendment, nullification); each save is
 * a revision that is never changed again; what left the house is a frozen copy. `cases` carries
 * what lists show and sort by; events, drugs and assessments are typed copies of the content for
 * search, statistics and duplicate search, written in the same transaction as the revision.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE cases (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        case_no text COLLATE "C" NOT NULL,
        version integer NOT NULL,
        version_kind text NOT NULL,
        revision integer NOT NULL,
        status text NOT NULL,
        schema_version integer NOT NULL,
        safety_report_id text COLLATE "C",
        worldwide_id text COLLATE "C",
        report_type text COLLATE "C",
        first_received text COLLATE "C",
        last_received text COLLATE "C",
        seriousness text COLLATE "C",
        country text COLLATE "C",
        subject text COLLATE "C",
        product text COLLATE "C",
        reaction text COLLATE "C",
        event_count integer NOT NULL,
        drug_count integer NOT NULL,
        unmapped_count integer NOT NULL,
        words text COLLATE "C" NOT NULL,
        extra jsonb NOT NULL,
        owner_id uuid,
        owner_name text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (project_id, environment, case_no)
      );
      CREATE TABLE case_versions (
        case_id uuid NOT NULL REFERENCES cases (id),
        version integer NOT NULL,
        ${tenantColumns},
        kind text NOT NULL CHECK (kind IN ('first', 'follow-up', 'amendment', 'nullification')),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (case_id, version)
      );
      CREATE TABLE case_revisions (
        case_id uuid NOT NULL REFERENCES cases (id),
        revision integer NOT NULL,
        version integer NOT NULL,
        ${tenantColumns},
        schema_version integer NOT NULL,
        content jsonb NOT NULL,
        envelope jsonb NOT NULL,
        unmapped jsonb NOT NULL,
        act text NOT NULL,
        actor_id uuid,
        actor_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (case_id, revision)
      );
      CREATE TABLE case_frozen_copies (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        case_id uuid NOT NULL,
        revision integer NOT NULL,
        ${tenantColumns},
        purpose text NOT NULL,
        message_sha256 text NOT NULL,
        message_deflated bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        FOREIGN KEY (case_id, revision) REFERENCES case_revisions (case_id, revision)
      );
      ALTER TABLE case_frozen_copies ALTER message_deflated SET STORAGE EXTERNAL;
      CREATE TABLE case_events (
        case_id uuid NOT NULL REFERENCES cases (id),
        row_id text NOT NULL,
        ${tenantColumns},
        position integer NOT NULL,
        reported text,
        meddra_version text,
        meddra_code text,
        serious boolean NOT NULL,
        started text,
        ended text,
        outcome text,
        country text,
        PRIMARY KEY (case_id, position)
      );
      CREATE TABLE case_drugs (
        case_id uuid NOT NULL REFERENCES cases (id),
        row_id text NOT NULL,
        ${tenantColumns},
        position integer NOT NULL,
        role text,
        name text,
        action_taken text,
        PRIMARY KEY (case_id, position)
      );
      CREATE TABLE case_assessments (
        case_id uuid NOT NULL REFERENCES cases (id),
        row_id text NOT NULL,
        ${tenantColumns},
        position integer NOT NULL,
        drug_row_id text NOT NULL,
        event_row_id text,
        source text,
        method text,
        result text,
        PRIMARY KEY (case_id, position)
      );
      CREATE TABLE case_identifiers (
        case_id uuid NOT NULL REFERENCES cases (id),
        ${tenantColumns},
        element text NOT NULL,
        value text COLLATE "C" NOT NULL,
        PRIMARY KEY (case_id, element, value)
      );
      CREATE TABLE case_words (
        case_id uuid NOT NULL REFERENCES cases (id),
        word text COLLATE "C" NOT NULL,
        ${tenantColumns},
        PRIMARY KEY (project_id, environment, word, case_id)
      );
      CREATE TABLE case_counters (
        ${tenantColumns},
        last integer NOT NULL,
        PRIMARY KEY (project_id, environment)
      );
    `)
    this.schema.raw(indexes)
    this.schema.raw([...tables.map(tenantPolicy), ...parts.map(tenantWall)].join('\n'))
    this.schema.raw(`
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP;
      END $$;
      CREATE TRIGGER case_revisions_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON case_revisions
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER case_frozen_copies_kept BEFORE UPDATE OR DELETE OR TRUNCATE
        ON case_frozen_copies FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `)
  }

  async down() {
    this.schema.raw(`DROP TABLE ${[...parts, ...tables].join(', ')}; DROP FUNCTION refuse_change`)
  }
}

/**
 * One index for each column that lists sort by; the identifier breaks ties. Read forwards it gives
 * the latest first and the empty last, backwards the empty first and the earliest next.
 */
const sortable = [
  'first_received',
  'last_received',
  'seriousness',
  'country',
  'subject',
  'product',
  'reaction',
  'status',
  'report_type',
  'updated_at',
]

const indexes = `
  ${sortable
    .map(
      (column) =>
        `CREATE INDEX cases_${column} ON cases (project_id, environment, ${column} DESC NULLS LAST, id DESC);`
    )
    .join('\n')}
  CREATE INDEX case_identifiers_value ON case_identifiers (project_id, environment, value);
  CREATE INDEX case_words_case ON case_words (case_id);
  CREATE INDEX case_events_code ON case_events (project_id, environment, meddra_code);
  CREATE INDEX case_drugs_name ON case_drugs (project_id, environment, name);`
