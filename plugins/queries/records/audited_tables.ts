import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Every query has a trail of its own, with what was said in it and the mails about it. */
const audited: readonly AuditedTable[] = [{ type: 'query', table: 'queries' }]

export default audited
