import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lines of the trail speak of columns by the names of their time: `audit:verify` finds them here. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE audit_heads.renamed_columns (
        table_name name,
        before name,
        now name NOT NULL,
        PRIMARY KEY (table_name, before)
      );
      COMMENT ON TABLE audit_heads.renamed_columns IS
        'Columns that the trail knows by another name; written by migrations of the owner.';
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE audit_heads.renamed_columns')
  }
}
