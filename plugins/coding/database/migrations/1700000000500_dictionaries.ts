import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Releases of dictionaries. They belong to the installation, so these tables have no tenant; whoever
 * is signed in may read them. What stands in a release never changes once it is loaded: a discarded
 * one keeps its row, for its trail, and loses its terms.
 *
 * How far a load is matters at this moment only, so a crash may empty that table.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE dictionary_releases (
        id uuid PRIMARY KEY,
        dictionary text NOT NULL DEFAULT 'meddra' CHECK (dictionary = 'meddra'),
        version text NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'zh', 'ja')),
        state text NOT NULL DEFAULT 'imported'
          CHECK (state IN ('imported', 'approved', 'active', 'retired')),
        file_name text NOT NULL,
        sha256 text NOT NULL,
        encoding text NOT NULL,
        counts jsonb NOT NULL,
        loaded_by uuid,
        loaded_by_name text NOT NULL,
        loaded_at timestamptz NOT NULL DEFAULT now(),
        revision integer NOT NULL DEFAULT 1,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX dictionary_releases_version
        ON dictionary_releases (dictionary, version, language) WHERE removed_at IS NULL;
      CREATE TABLE dictionary_terms (
        release_id uuid NOT NULL REFERENCES dictionary_releases (id),
        level smallint NOT NULL CHECK (level BETWEEN 1 AND 5),
        code integer NOT NULL,
        name text NOT NULL,
        pt integer,
        is_current boolean NOT NULL,
        abbreviation text,
        place smallint,
        PRIMARY KEY (release_id, level, code)
      );
      CREATE TABLE dictionary_paths (
        release_id uuid NOT NULL REFERENCES dictionary_releases (id),
        pt integer NOT NULL,
        hlt integer NOT NULL,
        hlgt integer NOT NULL,
        soc integer NOT NULL,
        is_primary boolean NOT NULL,
        PRIMARY KEY (release_id, pt, hlt, hlgt, soc)
      );
      CREATE TABLE dictionary_smqs (
        release_id uuid NOT NULL REFERENCES dictionary_releases (id),
        code integer NOT NULL,
        name text NOT NULL,
        level smallint NOT NULL,
        description text NOT NULL,
        source text NOT NULL,
        note text NOT NULL,
        is_active boolean NOT NULL,
        algorithm text NOT NULL,
        PRIMARY KEY (release_id, code)
      );
      CREATE TABLE dictionary_smq_members (
        release_id uuid NOT NULL REFERENCES dictionary_releases (id),
        smq integer NOT NULL,
        member integer NOT NULL,
        member_level smallint NOT NULL CHECK (member_level IN (0, 4, 5)),
        scope smallint NOT NULL CHECK (scope BETWEEN 0 AND 2),
        category text NOT NULL,
        weight integer NOT NULL,
        is_active boolean NOT NULL,
        PRIMARY KEY (release_id, smq, member, member_level, scope, category)
      );
      CREATE TABLE dictionary_loads (
        id uuid PRIMARY KEY,
        file_name text NOT NULL,
        files jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused')),
        problems jsonb NOT NULL DEFAULT '[]',
        problem_count integer NOT NULL DEFAULT 0,
        release_id uuid REFERENCES dictionary_releases (id),
        started_by uuid,
        started_by_name text NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      );
      CREATE UNLOGGED TABLE dictionary_load_progress (
        load_id uuid PRIMARY KEY,
        stage text NOT NULL CHECK (stage IN ('reading', 'writing')),
        done integer NOT NULL,
        total integer NOT NULL
      );
    `)
  }

  async down() {
    this.schema.raw(`DROP TABLE dictionary_load_progress, dictionary_loads, dictionary_smq_members,
      dictionary_smqs, dictionary_paths, dictionary_terms, dictionary_releases`)
  }
}
