import { BaseSchema } from '@adonisjs/lucid/schema'

import { tipsSql } from '#kernel/changes/tips_sql'

/** The heads of all chains are tied together once an hour. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(tipsSql)
  }

  async down() {
    this.schema.raw(`
      DROP FUNCTION audit_make_tip, audit_heads.hash_of, audit_heads.digest_of;
      DROP TABLE audit_heads.tipped, audit_heads.tips;
    `)
  }
}
