import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Each plan, run and signal, and all reference data, have a trail of its own. */
const audited: readonly AuditedTable[] = [
  { type: 'signal_plan', table: 'signal_plans' },
  { type: 'signal_run', table: 'signal_runs' },
  { type: 'signal', table: 'signals' },
  { type: 'signal_view', table: 'signal_views' },
  { type: 'signal_reference', table: 'signal_references', named: 'name' },
]

export default audited
