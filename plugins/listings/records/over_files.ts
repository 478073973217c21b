import type { ExpiringRows } from '#kernel/changes/expiring_rows'

/** Bytes of files that are given out no longer. */
const over: ExpiringRows = {
  table: 'listing_run_files',
  isOver: 'expires_at < now()',
  ofProjects: true,
}

export default [over]
