import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, commentTables, unaudited } from '#kernel/changes/audited_sql'

/**
 * A case, its versions, revisions, documents and frozen copies. The words that a case is found by and
 * what plugins copy out of it follow from its content; the hash of a frozen message stands beside it.
 */
const tables = [
  { table: 'cases', type: 'case', leftOut: ['words', 'extra'] },
  { table: 'case_versions', type: 'case', of: 'case_id', keys: ['version'] },
  {
    ...{ table: 'case_revisions', type: 'case', of: 'case_id', keys: ['revision'] },
    ...{ kept: 'revision', hashed: ['content', 'envelope', 'unmapped'] },
  },
  {
    ...{ table: 'case_frozen_copies', type: 'case', of: 'case_id', keys: ['id'] },
    ...{ leftOut: ['message_deflated'] },
  },
  { table: 'case_documents', type: 'case', of: 'case_id', keys: ['sha256'] },
]

/** Tables that are not compared with the trail, and why. */
const reasons = {
  case_events:
    'Not audited by itself: a typed copy of the latest revision, written with it; cases:copies makes it anew.',
  case_drugs:
    'Not audited by itself: a typed copy of the latest revision, written with it; cases:copies makes it anew.',
  case_assessments:
    'Not audited by itself: a typed copy of the latest revision, written with it; cases:copies makes it anew.',
  case_identifiers:
    'Not audited by itself: a typed copy of the latest revision, written with it; cases:copies makes it anew.',
  case_words:
    'Not audited by itself: a typed copy of the latest revision, written with it; cases:copies makes it anew.',
  case_counters: 'Not audited by itself: the last number given; the numbers stand in the cases.',
  case_coding: 'Not compared with the trail: its changes are lines of the case coding.',
  case_presence: 'Not audited: so for a moment only, and emptied by a crash.',
}

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX case_frozen_copies_case ON case_frozen_copies (case_id);
      ${audited(tables)}
      ${commentTables(reasons)}
    `)
  }

  async down() {
    this.schema.raw(`
      ${unaudited(tables)}
      DROP INDEX case_frozen_copies_case;
    `)
  }
}
