import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Each of them has a trail of its own. */
const audited: readonly AuditedTable[] = [
  { type: 'warning_level', table: 'warning_levels', named: { en: 'name_en', zh: 'name_zh' } },
  { type: 'warning_template', table: 'warning_templates', named: { en: 'name_en', zh: 'name_zh' } },
  { type: 'notice_rule', table: 'notice_rules', named: 'event' },
  { type: 'notice_template', table: 'notice_templates', named: 'event' },
]

export default audited
