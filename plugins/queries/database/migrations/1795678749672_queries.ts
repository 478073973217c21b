import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy, tenantWall } from '#kernel/database/tenant_table'

const tables = [
  { table: 'queries', type: 'query' },
  { table: 'query_mails', type: 'query', of: 'query_id', keys: ['id'] },
  {
    ...{ table: 'query_messages', type: 'query', of: 'query_id', keys: ['number'] },
    kept: 'number',
  },
]

const project = `nullif(current_setting('pharos.project'), '')::uuid`
const environment = `nullif(current_setting('pharos.environment'), '')::smallint`
const company = `nullif(current_setting('pharos.company'), '')::uuid`

/** The wall of a tenant, behind which there is nothing while no project is chosen. */
const ofTenant = `project_id = ${project} AND environment = ${environment} AND EXISTS (
  SELECT FROM projects WHERE projects.id = ${project} AND projects.company_id = ${company})`

/**
 * Queries on cases, what was said in each, and the mails that tell of them. Until it is sent the
 * question is a draft and stands in the query itself. Who in the company still has to answer is known
 * to the company while no project is chosen, since nobody leaves it before; what was said is not.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE queries (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        number integer NOT NULL,
        case_id uuid NOT NULL REFERENCES cases (id),
        case_version integer NOT NULL,
        case_revision integer NOT NULL,
        page text,
        path text,
        status text NOT NULL CHECK (status IN ('draft', 'sent', 'replied', 'closed')),
        draft text,
        sender_id uuid NOT NULL,
        sender_name text NOT NULL,
        receiver_id uuid NOT NULL,
        receiver_name text NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        replied_at timestamptz,
        closed_at timestamptz,
        UNIQUE (project_id, environment, number),
        CHECK (path IS NULL OR page IS NOT NULL),
        CHECK (sent_at IS NULL OR draft IS NULL)
      );
      CREATE INDEX queries_of_case ON queries (case_id);
      CREATE INDEX queries_to_answer ON queries (receiver_id) WHERE status = 'sent';
      ${tenantPolicy('queries')}
      ALTER POLICY queries_of_tenant ON queries USING (${ofTenant});
      CREATE POLICY queries_known_to_company ON queries FOR SELECT
        USING (status = 'sent' AND current_setting('pharos.project') = '' AND company_id = ${company});

      CREATE TABLE query_messages (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        query_id uuid NOT NULL REFERENCES queries (id),
        number integer NOT NULL,
        kind text NOT NULL CHECK (kind IN ('question', 'reply', 'further', 'closing')),
        content text NOT NULL,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (query_id, number)
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON query_messages FROM pharos_app;
      ${tenantWall('query_messages')}

      CREATE TABLE query_mails (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        query_id uuid NOT NULL REFERENCES queries (id),
        about text NOT NULL CHECK (about IN ('asked', 'replied')),
        to_id uuid NOT NULL,
        to_name text NOT NULL,
        state text NOT NULL DEFAULT 'waiting'
          CHECK (state IN ('waiting', 'sent', 'failed', 'unaddressed')),
        asked_at timestamptz NOT NULL DEFAULT now(),
        settled_at timestamptz
      );
      CREATE INDEX query_mails_of_query ON query_mails (query_id);
      ${tenantWall('query_mails')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP TABLE query_mails, query_messages, queries')
  }
}
