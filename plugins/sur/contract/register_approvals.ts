import type { Register } from '#plugins/sur/contract/register'
import { wording } from '#plugins/sur/lang/wording'

/** Marketing approvals worldwide (ICH E2F 3.2, E2C(R2) 3.2): one row for each country and indication. */
export const approvals: Register = {
  key: 'approvals',
  name: wording('registers.name.approvals'),
  help: wording('registers.help.approvals'),
  natural: 'date',
  order: ['country', 'date'],
  columns: [
    {
      ...{ key: 'country', kind: 'country', required: true, width: 130 },
      label: wording('registers.column.country'),
    },
    {
      ...{ key: 'date', kind: 'day', required: true, width: 120 },
      label: wording('registers.column.approval_date'),
    },
    {
      ...{ key: 'tradeName', kind: 'text', max: 100, required: true, width: 150 },
      label: wording('registers.column.trade_name'),
    },
    {
      ...{ key: 'doseForm', kind: 'text', max: 100, required: true, width: 130 },
      label: wording('registers.column.dose_form'),
    },
    {
      ...{ key: 'indication', kind: 'text', max: 300, required: true, width: 200 },
      label: wording('registers.column.indication'),
    },
    {
      ...{ key: 'status', kind: 'choice', required: true, width: 110 },
      label: wording('registers.column.status'),
      of: [
        { value: 'approved', label: wording('registers.status.approved') },
        { value: 'suspended', label: wording('registers.status.suspended') },
        { value: 'withdrawn', label: wording('registers.status.withdrawn') },
        { value: 'refused', label: wording('registers.status.refused') },
      ],
    },
    {
      ...{ key: 'withdrawalReason', kind: 'text', max: 300, required: true, width: 180 },
      ...{ isHidden: true, when: { column: 'status', is: ['suspended', 'withdrawn', 'refused'] } },
      label: wording('registers.column.withdrawal_reason'),
    },
  ],
}
