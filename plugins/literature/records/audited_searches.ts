import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Tasks, searches with each try, and what is said of sources have trails of their own. */
const audited: readonly AuditedTable[] = [
  { type: 'literature_task', table: 'literature_tasks' },
  { type: 'literature_search', table: 'literature_searches' },
  { type: 'literature_source', table: 'literature_sources' },
]

export default audited
