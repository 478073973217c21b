import type { ListColumn } from '#plugins/cases/contract/list_columns'
import { wording } from '#plugins/process/lang/server/wording'

const table = 'case_standings'

/** Since when a case is at its node, and how many days that is; who created it. */
const columns: readonly ListColumn[] = [
  {
    key: 'nodeSince',
    label: wording('standing_columns.node_since'),
    type: 'since',
    source: { table, column: 'since', elements: [] },
    after: 'status',
    sort: 'plain',
    width: 160,
    show: 'room',
  },
  {
    key: 'creator',
    label: wording('standing_columns.creator'),
    type: 'person',
    source: { table, column: 'creator_name', elements: [] },
    after: 'ownerName',
    sort: 'plain',
    width: 92,
    show: 'room',
  },
]

export default columns
