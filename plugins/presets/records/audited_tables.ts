import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Every preset has a trail of its own. */
const audited: readonly AuditedTable[] = [{ type: 'preset', table: 'presets' }]

export default audited
