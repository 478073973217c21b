import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy, tenantWall } from '#kernel/database/tenant_table'

const article = { type: 'literature_article', of: 'article_id' }
const tables = [
  { table: 'literature_products', type: 'literature_product' },
  {
    ...{ table: 'literature_articles', type: 'literature_article' },
    ...{ hashed: ['record'], leftOut: ['keys', 'search_text'] },
  },
  { table: 'literature_finds', ...article, keys: ['id'], hashed: ['record'] },
  { table: 'literature_pairs', ...article, keys: ['other_id'] },
  { table: 'literature_reviews', ...article, keys: ['product_id'] },
  { table: 'literature_steps', ...article, keys: ['seq'] },
]

/**
 * Articles as databases of literature describe them. Records that say the same are one article; each
 * search that found it is a find of its own. Records of one article follow a head (`same_as`), pairs say
 * who decided that they are one. A review is what becomes of an article for a product: its status is
 * what its steps amount to, written with them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE literature_products (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        name text NOT NULL,
        words text[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX literature_products_name
        ON literature_products (project_id, environment, lower(name));
      ${tenantPolicy('literature_products')}

      CREATE TABLE literature_articles (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        fingerprint text NOT NULL,
        record jsonb NOT NULL,
        title text NOT NULL,
        year integer,
        journal text,
        sources text[] NOT NULL,
        keys text[] NOT NULL,
        search_text text NOT NULL,
        same_as uuid REFERENCES literature_articles (id),
        retracted boolean NOT NULL DEFAULT false,
        taken_in_at timestamptz NOT NULL DEFAULT now(),
        CHECK (same_as <> id)
      );
      CREATE UNIQUE INDEX literature_articles_of_record
        ON literature_articles (project_id, environment, fingerprint);
      CREATE INDEX literature_articles_by_key ON literature_articles USING gin (keys);
      CREATE INDEX literature_articles_of_head ON literature_articles (same_as)
        WHERE same_as IS NOT NULL;
      ${tenantPolicy('literature_articles')}

      CREATE TABLE literature_finds (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        article_id uuid NOT NULL REFERENCES literature_articles (id),
        product_id uuid NOT NULL REFERENCES literature_products (id),
        origin_kind text NOT NULL CHECK (origin_kind IN ('file', 'run', 'upload')),
        origin_id text NOT NULL,
        origin_source text NOT NULL,
        origin_label text NOT NULL,
        record jsonb NOT NULL,
        finder_name text NOT NULL,
        found_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (article_id, product_id, origin_kind, origin_id)
      );
      CREATE INDEX literature_finds_of_product
        ON literature_finds (project_id, environment, product_id, found_at);
      CREATE INDEX literature_finds_of_origin
        ON literature_finds (project_id, environment, origin_kind, origin_id);
      ${tenantWall('literature_finds')}
      REVOKE UPDATE, DELETE, TRUNCATE ON literature_finds FROM pharos_app;

      CREATE TABLE literature_pairs (
        article_id uuid NOT NULL REFERENCES literature_articles (id),
        other_id uuid NOT NULL REFERENCES literature_articles (id),
        ${tenantColumns},
        verdict text NOT NULL CHECK (verdict IN ('ask', 'same', 'other')),
        is_automatic boolean NOT NULL,
        points integer NOT NULL,
        reasons jsonb NOT NULL,
        decider_name text,
        decided_at timestamptz,
        PRIMARY KEY (article_id, other_id)
      );
      CREATE INDEX literature_pairs_of_other ON literature_pairs (other_id);
      CREATE INDEX literature_pairs_to_decide ON literature_pairs (project_id, environment)
        WHERE verdict = 'ask';
      ${tenantWall('literature_pairs')}

      CREATE TABLE literature_reviews (
        article_id uuid NOT NULL REFERENCES literature_articles (id),
        product_id uuid NOT NULL REFERENCES literature_products (id),
        ${tenantColumns},
        status text NOT NULL CHECK (status IN ('checking', 'to_screen', 'undecided', 'conflict',
          'excluded', 'safety', 'possible', 'full_text_wanted', 'full_text', 'valid', 'not_valid',
          'case', 'closed', 'duplicate')),
        screener_count smallint NOT NULL CHECK (screener_count IN (1, 2)),
        reason text,
        owner_id uuid,
        owner_name text,
        waits_since timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (article_id, product_id)
      );
      CREATE INDEX literature_reviews_by_status
        ON literature_reviews (project_id, environment, product_id, status, article_id);
      CREATE INDEX literature_reviews_of_owner ON literature_reviews (owner_id);
      ${tenantWall('literature_reviews')}

      CREATE TABLE literature_steps (
        article_id uuid NOT NULL REFERENCES literature_articles (id),
        seq integer NOT NULL,
        product_id uuid NOT NULL REFERENCES literature_products (id),
        ${tenantColumns},
        act text NOT NULL CHECK (act IN ('found', 'checked', 'merged', 'split', 'choice', 'undone',
          'full_text_wanted', 'full_text', 'judged', 'case', 'closed', 'returned', 'given', 'proofs',
          'note')),
        details jsonb NOT NULL,
        actor_id uuid,
        actor_name text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        case_id uuid REFERENCES cases (id),
        PRIMARY KEY (article_id, seq)
      );
      CREATE INDEX literature_steps_of_case ON literature_steps (case_id) WHERE case_id IS NOT NULL;
      CREATE INDEX literature_steps_of_product
        ON literature_steps (project_id, environment, product_id, at);
      ${tenantWall('literature_steps')}
      REVOKE UPDATE, DELETE, TRUNCATE ON literature_steps FROM pharos_app;
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw(`DROP TABLE literature_steps, literature_reviews, literature_pairs,
      literature_finds, literature_articles, literature_products`)
  }
}
