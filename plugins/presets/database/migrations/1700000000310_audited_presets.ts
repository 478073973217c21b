import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'

/** Presets of projects and templates of companies; words follow from their content. */
const tables = [
  { table: 'presets', type: 'preset', leftOut: ['words'] },
  { table: 'preset_templates', type: 'preset_template', leftOut: ['words'] },
]

export default class extends BaseSchema {
  async up() {
    this.schema.raw(audited(tables))
  }

  async down() {
    this.schema.raw(unaudited(tables))
  }
}
