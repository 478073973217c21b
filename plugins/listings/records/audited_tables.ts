import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** A design has a trail with its revisions, a file that is made of it one of its own. */
const audited: readonly AuditedTable[] = [
  { type: 'listing_design', table: 'listing_designs' },
  { type: 'listing_run', table: 'listing_runs' },
]

export default audited
