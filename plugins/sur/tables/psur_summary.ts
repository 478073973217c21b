import type { CaseSource } from '#plugins/sur/contract/series'
import type { SurTable } from '#plugins/sur/contract/tables'
import { wording } from '#plugins/sur/lang/server/wording'
import { type CountingColumn, tabulate } from '#plugins/sur/tables/tabulate'

const group = {
  spontaneous: wording('tables.from.spontaneous'),
  solicited: wording('tables.from.solicited'),
}
const titles = {
  serious_interval: wording('tables.span.serious_interval'),
  serious_cumulative: wording('tables.span.serious_cumulative'),
  other_interval: wording('tables.span.other_interval'),
  other_cumulative: wording('tables.span.other_cumulative'),
}

function column(
  from: Exclude<CaseSource, 'trial'>,
  which: 'serious' | 'other',
  span: 'interval' | 'cumulative'
): CountingColumn {
  return {
    ...{ key: `${from}_${which}_${span}`, title: titles[`${which}_${span}`] },
    ...{ group: group[from], span },
    counts: ({ source }, { isSerious, isNew }) =>
      source === from && isSerious === (which === 'serious') && (span === 'cumulative' || isNew),
  }
}

const columns: readonly CountingColumn[] = [
  column('spontaneous', 'serious', 'interval'),
  column('spontaneous', 'serious', 'cumulative'),
  column('spontaneous', 'other', 'interval'),
  column('spontaneous', 'other', 'cumulative'),
  {
    ...{ key: 'spontaneous_total', title: wording('tables.span.total') },
    group: group.spontaneous,
    counts: ({ source }) => source === 'spontaneous',
  },
  column('solicited', 'serious', 'interval'),
  column('solicited', 'serious', 'cumulative'),
]

/** ICH E2C(R2), 3.6.3: cumulative and interval summary tabulations from post-marketing sources. */
export const psurSummary: SurTable = {
  ...{ key: 'psur_summary', version: 1, kind: 'PSUR', sections: ['6.3', 'A3'] },
  title: wording('tables.title.psur_summary'),
  source: wording('tables.source.series'),
  rule: wording('tables.rule.psur_summary'),
  compute: (series) => tabulate(series, columns),
}
