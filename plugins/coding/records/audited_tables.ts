import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Each of them has a trail of its own. */
const audited: readonly AuditedTable[] = [
  { type: 'dictionary_release', table: 'dictionary_releases', named: 'version' },
  { type: 'dictionary_load', table: 'dictionary_loads', named: 'file_name' },
  { type: 'coding_synonym', table: 'coding_synonyms' },
  { type: 'coding_synonym_list', table: 'coding_synonym_lists', named: 'name' },
]

export default audited
