import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, commentTables, unaudited } from '#kernel/changes/audited_sql'

/** Releases, their loads, and what projects and the platform say in other words. */
const tables = [
  { table: 'dictionary_releases', type: 'dictionary_release' },
  { table: 'dictionary_loads', type: 'dictionary_load' },
  { table: 'coding_synonyms', type: 'coding_synonym' },
  { table: 'coding_synonym_lists', type: 'coding_synonym_list' },
]

/** Tables that are not compared with the trail, and why. */
const reasons = {
  dictionary_releases: 'Open: belongs to the installation; whoever is signed in may read it.',
  dictionary_loads: 'Open: belongs to the installation.',
  coding_synonym_lists: 'Open: belongs to the installation.',
  dictionary_terms:
    'Open: belongs to the installation. Not audited by itself: the hash of the file that it came from stands in the release.',
  dictionary_paths:
    'Open: belongs to the installation. Not audited by itself: the hash of the file that it came from stands in the release.',
  dictionary_smqs:
    'Open: belongs to the installation. Not audited by itself: the hash of the file that it came from stands in the release.',
  dictionary_smq_members:
    'Open: belongs to the installation. Not audited by itself: the hash of the file that it came from stands in the release.',
  dictionary_load_progress: 'Open: belongs to the installation. Not audited: so for a moment only.',
  coding_list_synonyms:
    'Open: belongs to the installation. Not compared with the trail: uploads are lines of the list.',
  coded_places:
    'Not audited by itself: a typed copy of the latest revision, written with it; cases:copies makes it anew.',
  coding_runs:
    'Not compared with the trail: its lines say what was asked and what came of it; the cases themselves are compared.',
  coding_run_places:
    'Not compared with the trail: what it says of cases stands in the lines of the cases.',
  coding_set_aside: 'Not compared with the trail: its changes are lines.',
  coding_settings: 'Not compared with the trail: its changes are lines.',
}

export default class extends BaseSchema {
  async up() {
    this.schema.raw(audited(tables) + commentTables(reasons))
  }

  async down() {
    this.schema.raw(unaudited(tables))
  }
}
