import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Every case has a trail of its own. */
const audited: readonly AuditedTable[] = [{ type: 'case', table: 'cases' }]

export default audited
