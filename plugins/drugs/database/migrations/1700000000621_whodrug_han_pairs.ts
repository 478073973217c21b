import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Words of Chinese have two characters, of which an index by three letters finds nothing; this one
 * holds the pairs of characters of what has any.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(String.raw`
      CREATE FUNCTION han_pairs(words text) RETURNS text[]
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
          SELECT coalesce(array_agg(DISTINCT substr(words, at, 2)), '{}')
          FROM generate_series(1, length(words) - 1) AS at
          WHERE substr(words, at, 2) ~ '^[\u3400-\u9fff]{2}$'
        $$;
      CREATE INDEX whodrug_products_han ON whodrug_products USING gin (han_pairs(sought))
        WHERE sought ~ '[\u3400-\u9fff]';
      CREATE OR REPLACE FUNCTION whodrug_products_counted() RETURNS void LANGUAGE sql
        SECURITY DEFINER SET search_path = public, pg_temp AS $$
          ANALYZE whodrug_products;
          SELECT gin_clean_pending_list(index::regclass)
            FROM unnest(array['whodrug_products_sought', 'whodrug_products_han']) AS index;
        $$;
    `)
  }

  async down() {
    this.schema.raw(`
      CREATE OR REPLACE FUNCTION whodrug_products_counted() RETURNS void LANGUAGE sql
        SECURITY DEFINER SET search_path = public, pg_temp AS $$
          ANALYZE whodrug_products;
          SELECT gin_clean_pending_list('whodrug_products_sought'::regclass);
        $$;
      DROP INDEX whodrug_products_han;
      DROP FUNCTION han_pairs;
    `)
  }
}
