import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Kept runs, quantities of batches and maps of companies have a trail of their own. */
const audited: readonly AuditedTable[] = [
  { type: 'report_run', table: 'report_runs' },
  { type: 'batch_quantity', table: 'batch_quantities' },
  { type: 'report_map', table: 'report_maps', named: 'kind' },
]

export default audited
