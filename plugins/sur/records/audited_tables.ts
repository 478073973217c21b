import type { AuditedTable } from '#kernel/changes/audit_subjects'

/**
 * Each of them has a trail of its own; sections, comments and steps are of their report, versions of a row
 * of a register of their row.
 */
const audited: readonly AuditedTable[] = [
  { type: 'periodic_setup', table: 'periodic_setups' },
  { type: 'periodic_report', table: 'periodic_reports' },
  { type: 'periodic_register_entry', table: 'periodic_register_entries' },
]

export default audited
