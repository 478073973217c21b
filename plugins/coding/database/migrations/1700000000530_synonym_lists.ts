import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Lists of synonyms for the whole installation, as the MSSO or somebody else gives them out: like
 * releases they have no tenant. `key` is the verbatim as the search folds it; whoever looks words up
 * asks the index for it, however many lists there are.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE coding_synonym_lists (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'zh', 'ja')),
        source text NOT NULL,
        state text NOT NULL CHECK (state IN ('prepared', 'active', 'retired')),
        synonym_count integer NOT NULL DEFAULT 0,
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX coding_synonym_lists_name
        ON coding_synonym_lists (lower(name)) WHERE removed_at IS NULL;
      CREATE TABLE coding_list_synonyms (
        list_id uuid NOT NULL REFERENCES coding_synonym_lists (id),
        key text COLLATE "C" NOT NULL,
        verbatim text NOT NULL,
        code text NOT NULL,
        PRIMARY KEY (list_id, key)
      );
      CREATE INDEX coding_list_synonyms_key ON coding_list_synonyms (key) INCLUDE (list_id, code);
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE coding_list_synonyms, coding_synonym_lists')
  }
}
