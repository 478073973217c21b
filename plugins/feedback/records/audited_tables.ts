import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Every message of feedback data has a trail of its own. */
const audited: readonly AuditedTable[] = [{ type: 'feedback', table: 'feedback_messages' }]

export default audited
