import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** A template has a trail with its revisions; a narrative is told of in the trail of its case. */
const audited: readonly AuditedTable[] = [
  { type: 'narrative_template', table: 'narrative_templates' },
]

export default audited
