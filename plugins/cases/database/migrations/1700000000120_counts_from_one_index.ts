import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Columns that lists filter by. The index of each carries the others, so that it alone counts the
 * cases that fit several filters, without a visit to the table for each.
 */
const filtered = ['first_received', 'seriousness', 'country', 'status', 'report_type']

const indexOf = (column: string, carried: readonly string[]) => `
  DROP INDEX cases_${column};
  CREATE INDEX cases_${column} ON cases
    (project_id, environment, ${column} DESC NULLS LAST, id DESC)
    ${carried.length > 0 ? `INCLUDE (${carried.join(', ')})` : ''};`

export default class extends BaseSchema {
  async up() {
    const others = (column: string) => filtered.filter((other) => other !== column)
    this.schema.raw(filtered.map((column) => indexOf(column, others(column))).join('\n'))
  }

  async down() {
    this.schema.raw(filtered.map((column) => indexOf(column, [])).join('\n'))
  }
}
