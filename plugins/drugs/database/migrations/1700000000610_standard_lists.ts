import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Lists of codes that an institution keeps. They belong to the installation, so these tables have no
 * tenant; whoever is signed in may read them. What stands in a loaded list never changes; one that
 * was replaced stays, since cases may hold its codes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE standard_lists (
        id uuid PRIMARY KEY,
        list text NOT NULL CHECK (list IN ('edqm', 'atc')),
        version text NOT NULL,
        state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'retired')),
        file_name text NOT NULL,
        sha256 text NOT NULL,
        counts jsonb NOT NULL,
        loaded_by uuid,
        loaded_by_name text NOT NULL,
        loaded_at timestamptz NOT NULL DEFAULT now(),
        revision integer NOT NULL DEFAULT 1,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX standard_lists_version ON standard_lists (list, version);
      CREATE UNIQUE INDEX standard_lists_in_use ON standard_lists (list) WHERE state = 'active';
      CREATE TABLE standard_terms (
        list_id uuid NOT NULL REFERENCES standard_lists (id),
        class text NOT NULL,
        code text NOT NULL,
        name_en text NOT NULL,
        name_zh text NOT NULL,
        is_current boolean NOT NULL,
        version text NOT NULL,
        PRIMARY KEY (list_id, code)
      );
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE standard_terms, standard_lists')
  }
}
