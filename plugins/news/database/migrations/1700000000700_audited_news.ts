import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, commentTables, unaudited } from '#kernel/changes/audited_sql'

const tables = [
  { table: 'upgrades', type: 'upgrade' },
  { table: 'notices', type: 'notice' },
]

/** The version that came with the product is out since the day on which it was installed. */
const isOut = `UPDATE upgrades SET release_time = created_at::date
  WHERE su_version = '3.6.4' AND revision = 1 AND release_time IS NULL;`

/** It was put there by a migration. */
const tellInstalled = `
  SELECT set_config('pharos.actor', 'system', true);
  INSERT INTO audit_lines (chain, act, changes)
    SELECT 'upgrade:' || id, 'audit.anchored', '[]' FROM upgrades
    WHERE NOT EXISTS (SELECT FROM audit_heads.heads WHERE chain = 'upgrade:' || upgrades.id);`

const reason = 'Open: what the platform tells everybody.'

/** Where migrations of the kernel did this once, it changes nothing. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${isOut}
      ${audited(tables)}
      ${tellInstalled}
      ${commentTables({ upgrades: reason, notices: reason })}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
  }
}
