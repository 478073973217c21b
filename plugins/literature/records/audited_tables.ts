import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Products that are searched for, and each article with what became of it, have trails of their own. */
const audited: readonly AuditedTable[] = [
  { type: 'literature_product', table: 'literature_products' },
  { type: 'literature_article', table: 'literature_articles' },
]

export default audited
