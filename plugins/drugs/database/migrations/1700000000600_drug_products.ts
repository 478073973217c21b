import { BaseSchema } from '@adonisjs/lucid/schema'

import { companyPolicy } from '#kernel/database/tenant_table'

/**
 * The products that a company knows. `product_code` is what a case says of one that was taken into
 * it. `sought` holds what they are found by, each in a line of its
 * own, so that one comparison tells whether a text is one of them, begins one or stands in one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE drug_products (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
        number bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001),
        product_code text NOT NULL UNIQUE GENERATED ALWAYS AS ('P' || number) STORED,
        name_zh varchar(250) NOT NULL,
        name_en varchar(250) NOT NULL,
        generic_name varchar(250) NOT NULL,
        strength varchar(100) NOT NULL,
        dose_form varchar(60) NOT NULL,
        authorisation_number varchar(35) NOT NULL,
        country varchar(2) NOT NULL,
        holder varchar(60) NOT NULL,
        atc varchar(7) NOT NULL,
        is_own text CHECK (is_own IN ('yes', 'no')),
        sought text NOT NULL GENERATED ALWAYS AS (lower(normalize(
          E'\\n' || name_zh || E'\\n' || name_en || E'\\n' || generic_name || E'\\n'
            || authorisation_number || E'\\n' || atc || E'\\n', NFKC))) STORED,
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX drug_products_number
        ON drug_products (company_id, lower(authorisation_number))
        WHERE removed_at IS NULL AND authorisation_number <> '';
      CREATE UNIQUE INDEX drug_products_names
        ON drug_products (company_id, lower(name_zh), lower(name_en))
        WHERE removed_at IS NULL AND authorisation_number = '';
      ${companyPolicy('drug_products')}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE drug_products')
  }
}
