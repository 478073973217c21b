import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Each plan, run and signal has a trail of its own. */
const audited: readonly AuditedTable[] = [
  { type: 'signal_plan', table: 'signal_plans' },
  { type: 'signal_run', table: 'signal_runs' },
  { type: 'signal', table: 'signals' },
]

export default audited
