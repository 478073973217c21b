import type { AuditedTable } from '#kernel/changes/audit_subjects'

const audited: readonly AuditedTable[] = [{ type: 'as2_message', table: 'as2_messages' }]

export default audited
