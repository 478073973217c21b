import type { Register } from '#plugins/sur/contract/register'
import { wording } from '#plugins/sur/lang/wording'

/** Actions taken for safety reasons (ICH E2F 3.3, E2C(R2) 3.3), by whoever took them. */
export const actions: Register = {
  key: 'actions',
  name: wording('registers.name.actions'),
  help: wording('registers.help.actions'),
  natural: 'day',
  order: ['day', 'action'],
  columns: [
    {
      ...{ key: 'day', kind: 'day', required: true, width: 120 },
      label: wording('registers.column.day'),
    },
    {
      ...{ key: 'countries', kind: 'country', many: true, required: true, width: 150 },
      label: wording('registers.column.countries'),
    },
    {
      ...{ key: 'takenBy', kind: 'choice', required: true, width: 140 },
      label: wording('registers.column.taken_by'),
      of: [
        { value: 'company', label: wording('registers.taken_by.company') },
        { value: 'authority', label: wording('registers.taken_by.authority') },
        { value: 'ethics', label: wording('registers.taken_by.ethics') },
        { value: 'monitoring', label: wording('registers.taken_by.monitoring') },
      ],
    },
    {
      ...{ key: 'action', kind: 'text', max: 500, lines: 3, required: true, width: 240 },
      label: wording('registers.column.action'),
    },
    {
      ...{ key: 'reason', kind: 'text', max: 500, lines: 3, required: true, width: 220 },
      label: wording('registers.column.reason'),
    },
    {
      ...{ key: 'indication', kind: 'text', max: 300, width: 160, isHidden: true },
      label: wording('registers.column.indication'),
    },
  ],
}
