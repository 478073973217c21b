import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** What came has a trail of its own; remarks are told with their submission. */
const audited: readonly AuditedTable[] = [{ type: 'gateway_arrival', table: 'gateway_arrivals' }]

export default audited
