import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Products of releases of WHODrug. They belong to the installation, so the table has no tenant;
 * whoever is signed in may read it. `known_as` is compared letter by letter, so that its index finds
 * names by their beginning, in order; `sought` holds what a product is found by, a line each, and its
 * index by three letters finds any part of it. Which index answers a question the database knows only
 * once it has counted what a load has brought, and it puts off sorting the last of it into the index;
 * only the owner of the table may have both done.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE FUNCTION whodrug_sought(name text, specifier text, substances text[],
          authorisation_number text, holder text, country text)
        RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
          SELECT lower(normalize(concat_ws(E'\\n', name, specifier, array_to_string(substances, E'\\n'),
            authorisation_number, holder, country), NFKC))
        $$;
      CREATE TABLE whodrug_products (
        release_id uuid NOT NULL REFERENCES dictionary_releases (id),
        code text NOT NULL,
        drug_code text NOT NULL,
        name text NOT NULL,
        specifier text NOT NULL,
        is_generic boolean NOT NULL,
        substances text[] NOT NULL,
        strength text NOT NULL,
        dose_form text NOT NULL,
        authorisation_number text NOT NULL,
        country text NOT NULL,
        holder text NOT NULL,
        atc text[] NOT NULL,
        is_withdrawn boolean NOT NULL,
        known_as text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(normalize(name, NFKC))) STORED,
        sought text NOT NULL GENERATED ALWAYS AS (whodrug_sought(name, specifier, substances,
          authorisation_number, holder, country)) STORED,
        PRIMARY KEY (release_id, code)
      );
      CREATE INDEX whodrug_products_drug_code ON whodrug_products (drug_code text_pattern_ops);
      CREATE INDEX whodrug_products_known_as ON whodrug_products (known_as);
      CREATE INDEX whodrug_products_sought ON whodrug_products USING gin (sought gin_trgm_ops);
      CREATE INDEX whodrug_products_atc ON whodrug_products USING gin (atc);
      CREATE FUNCTION whodrug_products_counted() RETURNS void LANGUAGE sql SECURITY DEFINER
        SET search_path = public, pg_temp AS $$
          ANALYZE whodrug_products;
          SELECT gin_clean_pending_list('whodrug_products_sought'::regclass);
        $$;
      REVOKE ALL ON FUNCTION whodrug_products_counted FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION whodrug_products_counted TO pharos_app;
    `)
  }

  async down() {
    this.schema.raw(
      'DROP TABLE whodrug_products; DROP FUNCTION whodrug_products_counted, whodrug_sought; DROP EXTENSION pg_trgm'
    )
  }
}
