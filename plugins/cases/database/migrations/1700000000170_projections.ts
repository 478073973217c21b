import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'

const tables = ['case_events', 'case_drugs', 'case_assessments', 'case_identifiers', 'case_words']

/** Why these tables are not held against the trail, in the words that stand today. */
export default class extends BaseSchema {
  async up() {
    const reason =
      'Not audited by itself: a projection of the latest revision, written with it; cases:projections makes it anew.'
    this.schema.raw(commentTables(Object.fromEntries(tables.map((table) => [table, reason]))))
  }

  async down() {
    const reason =
      'Not audited by itself: a typed copy of the latest revision, written with it; cases:copies makes it anew.'
    this.schema.raw(commentTables(Object.fromEntries(tables.map((table) => [table, reason]))))
  }
}
