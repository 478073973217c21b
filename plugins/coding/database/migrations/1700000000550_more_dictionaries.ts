import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Dictionaries beside MedDRA are loaded release by release too. `said` holds what the files of a
 * release do not tell; `entries` is how many there are of what people choose from.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE dictionary_releases DROP CONSTRAINT dictionary_releases_dictionary_check;
      ALTER TABLE dictionary_releases ADD COLUMN entries integer NOT NULL DEFAULT 0;
      UPDATE dictionary_releases SET entries = (counts ->> 'llt')::integer;
      ALTER TABLE dictionary_loads ADD COLUMN dictionary text NOT NULL DEFAULT 'meddra';
      ALTER TABLE dictionary_loads ADD COLUMN said jsonb NOT NULL DEFAULT '{}';
    `)
  }

  async down() {
    // Whatever is of another dictionary has no place in the tables of before.
    this.schema.raw(`
      DELETE FROM dictionary_loads WHERE dictionary <> 'meddra';
      DELETE FROM dictionary_releases WHERE dictionary <> 'meddra';
      ALTER TABLE dictionary_loads DROP COLUMN said, DROP COLUMN dictionary;
      ALTER TABLE dictionary_releases DROP COLUMN entries;
      ALTER TABLE dictionary_releases ADD CONSTRAINT dictionary_releases_dictionary_check
        CHECK (dictionary = 'meddra');
    `)
  }
}
