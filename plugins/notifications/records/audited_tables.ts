import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Each of them has a trail of its own. */
const audited: readonly AuditedTable[] = [
  { type: 'warning_level', table: 'warning_levels' },
  { type: 'company_warning', table: 'company_warnings', named: { en: 'name_en', zh: 'name_zh' } },
  { type: 'notice_rule', table: 'notice_rules' },
  { type: 'company_notice', table: 'company_notices', named: 'event' },
]

export default audited
