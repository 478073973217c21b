import type { ExpiringRows } from '#kernel/changes/expiring_rows'

/** Papers of runs that are given out no longer. */
const over: ExpiringRows = {
  table: 'paper_files',
  isOver: 'expires_at < now()',
  ofProjects: true,
}

export default [over]
