import type { ExpiringRows } from '#kernel/changes/expiring_rows'

/** Leases of workers that died. */
const over: ExpiringRows = {
  table: 'literature_leases',
  isOver: 'until < now()',
  ofProjects: true,
}

export default [over]
