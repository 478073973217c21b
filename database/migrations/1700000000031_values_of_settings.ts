import { BaseSchema } from '@adonisjs/lucid/schema'

import { renameColumn, renameColumnBack } from '#kernel/changes/audited_sql'

/** What a project has decided are values, in the trail as well. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(renameColumn('settings', 'said', 'values'))
  }

  async down() {
    this.schema.raw(renameColumnBack('settings', 'said', 'values'))
  }
}
