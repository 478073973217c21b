import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, commentTables, unaudited } from '#kernel/changes/audited_sql'

/** Products of companies, and the lists of institutions. */
const tables = [
  { table: 'drug_products', type: 'drug_product', leftOut: ['sought'] },
  { table: 'standard_lists', type: 'standard_list' },
]

/** Tables that are not compared with the trail, and why. */
const reasons = {
  standard_lists: 'Open: belongs to the installation; whoever is signed in may read it.',
  standard_terms:
    'Open: belongs to the installation. Not audited by itself: the hash of the file that it came from stands in the list.',
  whodrug_products:
    'Open: belongs to the installation. Not audited by itself: the hash of the file that it came from stands in the release.',
}

export default class extends BaseSchema {
  async up() {
    this.schema.raw(audited(tables) + commentTables(reasons))
  }

  async down() {
    this.schema.raw(unaudited(tables))
  }
}
