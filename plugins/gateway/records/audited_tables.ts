import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Each of them has a trail of its own. */
const audited: readonly AuditedTable[] = [
  { type: 'gateway_connection', table: 'gateway_connections', named: 'name' },
  { type: 'gateway_destination', table: 'gateway_destinations' },
  { type: 'submission', table: 'submissions' },
]

export default audited
