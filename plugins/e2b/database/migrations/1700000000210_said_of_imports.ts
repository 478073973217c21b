import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'

const reason =
  'Not compared with the trail: what was received and decided are lines of the import, what came of it lines of the cases.'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(commentTables({ e2b_imports: reason, e2b_import_items: reason }))
  }

  async down() {
    this.schema.raw(
      'COMMENT ON TABLE e2b_imports IS NULL; COMMENT ON TABLE e2b_import_items IS NULL'
    )
  }
}
