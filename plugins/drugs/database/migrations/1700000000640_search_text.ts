import { BaseSchema } from '@adonisjs/lucid/schema'

/** What products are found by is their search text, with its function and its index. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(rename('sought', 'search_text'))
  }

  async down() {
    this.schema.raw(rename('search_text', 'sought'))
  }
}

/** The trail leaves the column out by its name; a load has the index sorted by its name. */
const rename = (from: string, to: string) => `
  ALTER TABLE drug_products RENAME COLUMN ${from} TO ${to};
  ALTER TABLE whodrug_products RENAME COLUMN ${from} TO ${to};
  ALTER FUNCTION whodrug_${from} RENAME TO whodrug_${to};
  ALTER INDEX whodrug_products_${from} RENAME TO whodrug_products_${to};
  CREATE OR REPLACE FUNCTION whodrug_products_counted() RETURNS void LANGUAGE sql
    SECURITY DEFINER SET search_path = public, pg_temp AS $$
      ANALYZE whodrug_products;
      SELECT gin_clean_pending_list(index::regclass)
        FROM unnest(array['whodrug_products_${to}', 'whodrug_products_han']) AS index;
    $$;
  UPDATE audit_heads.audited SET left_out = array_replace(left_out, '${from}', '${to}')
    WHERE table_name = 'drug_products';
  SELECT audit_heads.renew();
`
