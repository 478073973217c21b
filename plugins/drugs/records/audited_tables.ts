import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Each of them has a trail of its own. */
const audited: readonly AuditedTable[] = [
  { type: 'drug_product', table: 'drug_products', named: { en: 'name_en', zh: 'name_zh' } },
  { type: 'standard_list', table: 'standard_lists', named: 'version' },
]

export default audited
