import type { ListColumn } from '#plugins/cases/contract/list_columns'
import { wording } from '#plugins/deadlines/lang/server/wording'
import { decisiveElements } from '#plugins/deadlines/listing/decisive_elements'

/** On which day something of a case is due first. */
const due: ListColumn = {
  key: 'due',
  label: wording('list_columns.due'),
  type: 'date',
  source: { table: 'case_due', column: 'due', elements: decisiveElements },
  after: 'lastReceived',
  sort: 'plain',
  filter: 'due',
  width: 120,
}

export default [due]
