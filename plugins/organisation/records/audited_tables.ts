import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Each of them has a trail of its own. */
const audited: readonly AuditedTable[] = [
  { type: 'sponsor', table: 'sponsors' },
  { type: 'server', table: 'servers' },
  { type: 'drug', table: 'drugs' },
  { type: 'drug_reference', table: 'drug_references' },
]

export default audited
