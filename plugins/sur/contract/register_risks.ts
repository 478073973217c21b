import type { Register } from '#plugins/sur/contract/register'
import { wording } from '#plugins/sur/lang/wording'

/** Important risks and missing information (ICH E2F 3.19, E2C(R2) 3.16.1). */
export const risks: Register = {
  key: 'risks',
  name: wording('registers.name.risks'),
  help: wording('registers.help.risks'),
  natural: 'since',
  order: ['category', 'term'],
  columns: [
    {
      ...{ key: 'term', kind: 'text', max: 200, required: true, width: 200 },
      label: wording('registers.column.term'),
    },
    {
      ...{ key: 'category', kind: 'choice', required: true, width: 150 },
      label: wording('registers.column.category'),
      of: [
        { value: 'identified', label: wording('registers.category.identified') },
        { value: 'potential', label: wording('registers.category.potential') },
        { value: 'missing', label: wording('registers.category.missing') },
      ],
    },
    {
      ...{ key: 'since', kind: 'day', required: true, width: 110 },
      label: wording('registers.column.since'),
    },
    {
      ...{ key: 'state', kind: 'choice', required: true, width: 150 },
      label: wording('registers.column.state'),
      of: [
        { value: 'evaluated', label: wording('registers.risk.evaluated') },
        { value: 'monitored', label: wording('registers.risk.monitored') },
        { value: 'minimised', label: wording('registers.risk.minimised') },
      ],
    },
    {
      ...{ key: 'evaluation', kind: 'text', max: 2000, lines: 4, width: 280 },
      label: wording('registers.column.evaluation'),
    },
  ],
}
