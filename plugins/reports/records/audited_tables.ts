import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Kept runs and quantities of batches have a trail of their own. */
const audited: readonly AuditedTable[] = [
  { type: 'report_run', table: 'report_runs' },
  { type: 'batch_quantity', table: 'batch_quantities' },
]

export default audited
