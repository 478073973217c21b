import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'

/** Why the coded places are not held against the trail, in the words that stand today. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      commentTables({
        coded_places:
          'Not audited by itself: a projection of the latest revision, written with it; cases:projections makes it anew.',
      })
    )
  }

  async down() {
    this.schema.raw(
      commentTables({
        coded_places:
          'Not audited by itself: a typed copy of the latest revision, written with it; cases:copies makes it anew.',
      })
    )
  }
}
