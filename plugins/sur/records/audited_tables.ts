import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Each of them has a trail of its own; sections, comments and steps are of their report. */
const audited: readonly AuditedTable[] = [
  { type: 'periodic_setup', table: 'periodic_setups' },
  { type: 'periodic_report', table: 'periodic_reports' },
]

export default audited
