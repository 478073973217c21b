import type { ListColumn } from '#plugins/cases/contract/list_columns'
import { wording } from '#plugins/gateway/lang/server/wording'

/** How far the submissions of a case are; nothing where it was never submitted. */
const status: ListColumn = {
  key: 'declareStatus',
  label: wording('status.label'),
  type: 'choice',
  source: { table: 'case_declarations', column: 'status', elements: [] },
  choices: [
    { value: '0', label: wording('status.0') },
    { value: '1', label: wording('status.1') },
    { value: '2', label: wording('status.2') },
    { value: '3', label: wording('status.3') },
    { value: '4', label: wording('status.4') },
  ],
  after: 'due',
  sort: 'plain',
  width: 128,
  show: 'room',
}

export default [status]
