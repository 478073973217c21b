import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** A design has a trail with its revisions, a file that is made of it one of its own, as has a template of a company. */
const audited: readonly AuditedTable[] = [
  { type: 'listing_design', table: 'listing_designs' },
  { type: 'listing_run', table: 'listing_runs' },
  { type: 'company_listing', table: 'company_listings', named: 'name' },
]

export default audited
