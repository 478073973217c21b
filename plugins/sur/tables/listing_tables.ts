import type { Series, SeriesLine } from '#plugins/sur/contract/series'
import type { SurTable, TableContent, TableRow } from '#plugins/sur/contract/tables'
import { wording } from '#plugins/sur/lang/server/wording'
import { byText } from '#plugins/sur/tables/tabulate'

/** The rows of a listing that the series carries, put in order, those of a group below its name. */
function listed(series: Series, design: string): TableContent {
  const heads = series.heads[design] ?? []
  const lines = series.cases
    .filter(({ out }) => out === null)
    .flatMap(({ caseId, caseNo, lines: own }) =>
      (own[design] ?? []).map((line, at) => ({ caseId, caseNo, line, at }))
    )
    .toSorted((a, b) => byOrder(a.line, b.line) || byText(a.caseNo, b.caseNo) || a.at - b.at)
  let last: string | null = null
  const rows = lines.flatMap(({ caseId, caseNo, line, at }): TableRow[] => {
    const { group, cells } = line
    const isFirst = group !== null && group.en !== last
    last = group?.en ?? null
    const label = { en: caseNo, zh: caseNo }
    const row: TableRow = {
      ...{ kind: 'row', key: `${caseId} ${at}`, label, caseId },
      cells: cells.map((text) => ({ text })),
    }
    if (!isFirst) return [row]
    return [{ kind: 'group', key: `group ${group.en}`, label: group, cells: [] }, row]
  })
  const columns = heads.map((title, at) => ({ key: String(at), title }))
  return { head: wording('tables.case'), columns, rows }
}

function byOrder({ order: one }: SeriesLine, { order: other }: SeriesLine): number {
  for (const [at, text] of one.entries()) {
    const found = byText(text, other[at] ?? '')
    if (found !== 0) return found
  }
  return 0
}

/** ICH E2F, 3.7.2: the serious adverse reactions of the interval, a row for each case. */
export const dsurReactions: SurTable = {
  ...{ key: 'dsur_sar', version: 1, kind: 'DSUR', sections: ['7.2', 'A5'], isListing: true },
  title: wording('tables.title.dsur_sar'),
  source: wording('tables.source.series'),
  rule: wording('tables.rule.dsur_sar'),
  compute: (series) => listed(series, 'e2f'),
}

/** The individual cases of the interval that China asks of a PSUR, a row for each event. */
export const chinaCases: SurTable = {
  ...{ key: 'psur_china', version: 1, kind: 'PSUR', sections: ['6.3', 'A6'], isListing: true },
  title: wording('tables.title.psur_china'),
  source: wording('tables.source.series'),
  rule: wording('tables.rule.psur_china'),
  compute: (series) => listed(series, 'china_psur'),
}
