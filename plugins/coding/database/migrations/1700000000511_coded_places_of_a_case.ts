import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The key of a place carries what is asked of it and what the wall of the tenant asks, so that the
 * index alone tells whether a case has a term: lists look through thousands of cases for a common one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(keyWith('INCLUDE (project_id, environment, element, code)'))
  }

  async down() {
    this.schema.raw(keyWith(''))
  }
}

const keyWith = (carried: string) => `
  ALTER TABLE coded_places DROP CONSTRAINT coded_places_pkey,
    ADD PRIMARY KEY (case_id, path) ${carried}`
