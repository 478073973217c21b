import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Every preset has a trail of its own, and every template. */
const audited: readonly AuditedTable[] = [
  { type: 'preset', table: 'presets' },
  { type: 'preset_template', table: 'preset_templates', named: 'name' },
]

export default audited
