import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Each of them has a trail of its own. */
const audited: readonly AuditedTable[] = [
  { type: 'sponsor', table: 'sponsors', named: 'name' },
  { type: 'server', table: 'servers', named: 'name' },
  { type: 'drug', table: 'drugs', named: { en: 'name_en', zh: 'name_zh' } },
  { type: 'drug_reference', table: 'drug_references', named: 'su_version' },
]

export default audited
