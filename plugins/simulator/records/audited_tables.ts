import type { AuditedTable } from '#kernel/changes/audit_subjects'

const audited: readonly AuditedTable[] = [
  { type: 'simulated_regulator', table: 'simulated_regulators', named: 'name' },
]

export default audited
