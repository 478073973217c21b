import { arms, type SeriesEvent } from '#plugins/sur/contract/series'
import type { SurTable } from '#plugins/sur/contract/tables'
import { wording } from '#plugins/sur/lang/server/wording'
import { type CountingColumn, tabulate } from '#plugins/sur/tables/tabulate'

const titles = {
  study_drug: wording('tables.arm.study_drug'),
  blinded: wording('tables.arm.blinded'),
  comparator: wording('tables.arm.comparator'),
  placebo: wording('tables.arm.placebo'),
  not_stated: wording('tables.arm.not_stated'),
}

/** Serious events of clinical trials, each in the column of what its subject received. */
const columns = (asked: (event: SeriesEvent) => boolean): readonly CountingColumn[] =>
  arms.map((arm) => ({
    ...{ key: arm, title: titles[arm], span: 'cumulative' as const },
    counts: (of, event) =>
      event.isSerious && asked(event) && of.source === 'trial' && of.arm === arm,
  }))

const all = columns(() => true)
const related = columns(({ isRelated }) => isRelated)

const shared = {
  version: 1,
  source: wording('tables.source.series'),
  rule: wording('tables.rule.sae'),
  compute: (series) => tabulate(series, all),
} satisfies Partial<SurTable>

/** ICH E2F, 3.7.3: cumulative summary tabulation of serious adverse events. */
export const dsurSae: SurTable = {
  ...shared,
  ...{ key: 'dsur_sae', kind: 'DSUR', sections: ['7.3', 'A6'] },
  title: wording('tables.title.dsur_sae'),
}

/** ICH E2C(R2), 3.6.2: the same from the trials of a product that is on the market. */
export const psurSae: SurTable = {
  ...shared,
  ...{ key: 'psur_sae', kind: 'PSUR', sections: ['6.2', 'A2'] },
  title: wording('tables.title.psur_sae'),
}

/** ICH E2F, regional: those of them that reporter or company relates to a suspect drug. */
export const dsurSarTable: SurTable = {
  ...{ key: 'dsur_sar_cumulative', version: 1, kind: 'DSUR', sections: ['R1'] },
  title: wording('tables.title.dsur_sar_cumulative'),
  source: wording('tables.source.series'),
  rule: wording('tables.rule.sar'),
  compute: (series) => tabulate(series, related),
}
