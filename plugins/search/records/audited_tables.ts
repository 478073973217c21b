import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Every saved search has a trail of its own. */
const audited: readonly AuditedTable[] = [{ type: 'case_search', table: 'case_searches' }]

export default audited
