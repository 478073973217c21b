import type { ExpiringRows } from '#kernel/changes/expiring_rows'

import { isHere } from '#plugins/cases/records/present_people'

/** Windows that say nothing any more, also of cases that nobody opens again. */
const silentWindows: ExpiringRows = {
  table: 'case_presence',
  isOver: `not (${isHere})`,
  ofProjects: true,
}

export default [silentWindows]
