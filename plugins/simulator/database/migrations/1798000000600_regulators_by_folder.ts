import { BaseSchema } from '@adonisjs/lucid/schema'

/** Regulators are reached by AS2, or by a folder. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE simulated_regulators
        ADD COLUMN way text NOT NULL DEFAULT 'as2' CHECK (way IN ('as2', 'folder'));
      SELECT audit_heads.renew();
    `)
  }

  async down() {
    this.schema.raw('ALTER TABLE simulated_regulators DROP COLUMN way; SELECT audit_heads.renew();')
  }
}
