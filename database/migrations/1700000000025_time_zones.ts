import { BaseSchema } from '@adonisjs/lucid/schema'

/** The days of a project are those of its time zone; projects of before had that of China. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE projects ADD COLUMN time_zone text NOT NULL DEFAULT 'Asia/Shanghai';
      SELECT audit_heads.renew();
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE projects DROP COLUMN time_zone;
      SELECT audit_heads.renew();
    `)
  }
}
