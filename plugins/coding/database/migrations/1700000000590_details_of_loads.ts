import { BaseSchema } from '@adonisjs/lucid/schema'

import { renameColumn, renameColumnBack } from '#kernel/changes/audited_sql'

/** What a person tells of a release that is loaded are its details, in the trail as well. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(renameColumn('dictionary_loads', 'said', 'details'))
  }

  async down() {
    this.schema.raw(renameColumnBack('dictionary_loads', 'said', 'details'))
  }
}
