import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Every version of a process has a trail of its own, and the template of a company. */
const audited: readonly AuditedTable[] = [
  { type: 'process_definition', table: 'process_definitions' },
  { type: 'process_template', table: 'process_templates' },
]

export default audited
