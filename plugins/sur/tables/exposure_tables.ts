import type { Words } from '#kernel/language/words'

import type { SeriesEntry } from '#plugins/sur/contract/entry_at'
import { formulaOf, patientYears, salesOf } from '#plugins/sur/contract/patient_years'
import type { Series } from '#plugins/sur/contract/series'
import type { SurTable, TableCell, TableContent, TableRow } from '#plugins/sur/contract/tables'
import { wording } from '#plugins/sur/lang/server/wording'
import { markOf } from '#plugins/sur/tables/register_tables'

const arms = ['study_drug', 'blinded', 'comparator', 'placebo'] as const
const armTitles = {
  study_drug: wording('tables.arm.study_drug'),
  blinded: wording('tables.arm.blinded'),
  comparator: wording('tables.arm.comparator'),
  placebo: wording('tables.arm.placebo'),
}
const YEARS = 2
const unknown = wording('tables.register.unknown')

/** Exposure is cumulative: a row counts until it ends, whenever it began. */
const exposureOf = (series: Series, from: 'trial' | 'market'): readonly SeriesEntry[] =>
  (series.registers?.exposure ?? []).filter(
    ({ values, closedOn }) => values.from === from && closedOn === null
  )

const figure = (number: number, digits?: number): TableCell => ({
  figure: number,
  units: [],
  ...(digits !== undefined && { digits }),
})

/** Sums subjects by arm below what names them, with the sum of all of them last. */
function subjectsBy(series: Series, head: Words, nameOf: (entry: SeriesEntry) => Words) {
  const entries = exposureOf(series, 'trial')
  const sum = (some: readonly SeriesEntry[]) =>
    some.reduce((all, { values }) => all + Number(values.subjects), 0)
  const cells = (some: readonly SeriesEntry[]): TableCell[] => [
    ...arms.map((arm) => figure(sum(some.filter(({ values }) => values.arm === arm)))),
    figure(sum(some)),
  ]
  const groups = [...Map.groupBy(entries, (entry) => nameOf(entry).en)]
  const rows = groups.map(([key, some]): TableRow => {
    return { kind: 'row', key, label: nameOf(some[0]!), cells: cells(some) }
  })
  const total: TableRow = {
    ...{ kind: 'total', key: 'total', label: wording('tables.total') },
    cells: cells(entries),
  }
  const content: TableContent = {
    head,
    columns: [
      ...arms.map((arm) => ({ key: arm, title: armTitles[arm] })),
      { key: 'sum', title: wording('tables.register.sum') },
    ],
    rows: rows.length === 0 ? [] : [...rows, total],
  }
  return content
}

const byStudy = (series: Series): TableContent =>
  subjectsBy(series, wording('tables.register.study'), ({ texts }) => texts.study!)

const saidOr = (words: Words | undefined): Words => (words && words.en !== '' ? words : unknown)

/** Subjects by age group and sex; rows in the order of the age groups, those not known last. */
function byPeople(series: Series): TableContent {
  const nameOf = ({ texts }: SeriesEntry): Words => {
    const [age, sex] = [saidOr(texts.age), saidOr(texts.sex)]
    return {
      en: wording('tables.register.age_sex', { age: age.en, sex: sex.en }).en,
      zh: wording('tables.register.age_sex', { age: age.zh, sex: sex.zh }).zh,
    }
  }
  const content = subjectsBy(series, wording('tables.register.people'), nameOf)
  const ages = ['child', 'adult', 'elderly', null]
  const sexes = ['male', 'female', null]
  const placeOf = new Map(
    exposureOf(series, 'trial').map((entry) => {
      const { age = null, sex = null } = entry.values
      const place = ages.indexOf(age as string | null) * sexes.length
      return [nameOf(entry).en, place + sexes.indexOf(sex as string | null)]
    })
  )
  const place = ({ key, kind }: TableRow) => (kind === 'total' ? Infinity : placeOf.get(key)!)
  return { ...content, rows: content.rows.toSorted((a, b) => place(a) - place(b)) }
}

/** What was sold, by country and period, with the patient-years that follow and how they do. */
function market(series: Series): TableContent {
  const told = exposureOf(series, 'market').flatMap((entry) => {
    const sales = salesOf(entry.values)
    const end = String(entry.values.end)
    return sales && end <= series.lockPoint ? [{ entry, sales, end }] : []
  })
  const isOfInterval = (end: string) => end >= series.start
  const sum = (some: typeof told) => some.reduce((all, { sales }) => all + patientYears(sales), 0)
  const rows = told.map(({ entry, sales, end }): TableRow => {
    const { texts, values, id } = entry
    const formula = formulaOf(sales, String(values.unit))
    const years = patientYears(sales)
    const period = `${String(values.start)} – ${end}`
    return {
      ...{ kind: 'row', key: id, label: texts.country! },
      cells: [
        { text: { en: period, zh: period } },
        { text: { en: formula, zh: formula } },
        figure(isOfInterval(end) ? years : 0, YEARS),
        figure(years, YEARS),
        { text: texts.source! },
        { text: markOf(entry) },
      ],
    }
  })
  const nothing: TableCell = { text: { en: '', zh: '' } }
  const interval = told.filter(({ end }) => isOfInterval(end))
  const total: TableRow = {
    ...{ kind: 'total', key: 'total', label: wording('tables.total') },
    cells: [
      ...[nothing, nothing, figure(sum(interval), YEARS), figure(sum(told), YEARS)],
      ...[nothing, nothing],
    ],
  }
  return {
    head: wording('tables.register.country'),
    columns: [
      { key: 'period', title: wording('tables.register.period'), share: 2 },
      { key: 'formula', title: wording('tables.register.formula'), share: 3 },
      { key: 'interval', title: wording('tables.register.years_interval'), share: 2 },
      { key: 'cumulative', title: wording('tables.register.years_cumulative'), share: 2 },
      { key: 'source', title: wording('tables.register.source'), share: 2 },
      { key: 'mark', title: wording('tables.register.mark'), share: 1 },
    ],
    rows: rows.length === 0 ? [] : [...rows, total],
  }
}

const source = wording('tables.source.exposure')

const armTable = (kind: SurTable['kind'], section: string): SurTable => ({
  ...{ key: `${kind.toLowerCase()}_exposure_arms`, version: 1, kind, sections: [section], source },
  title: wording('tables.title.exposure_arms'),
  rule: wording('tables.rule.exposure_arms'),
  compute: byStudy,
})

const marketTable = (kind: SurTable['kind'], section: string): SurTable => ({
  ...{ key: `${kind.toLowerCase()}_exposure_market`, version: 1, kind, sections: [section] },
  source,
  title: wording('tables.title.exposure_market'),
  rule: wording('tables.rule.exposure_market'),
  compute: market,
})

/** ICH E2F 3.6.1, E2C(R2) 3.5.1. */
export const dsurArms = armTable('DSUR', '6.1')
export const psurArms = armTable('PSUR', '5.1')

/** ICH E2F, appendix on demographic data. */
export const dsurPeople: SurTable = {
  ...{ key: 'dsur_exposure_people', version: 1, kind: 'DSUR', sections: ['6.1', 'A4'], source },
  title: wording('tables.title.exposure_people'),
  rule: wording('tables.rule.exposure_arms'),
  compute: byPeople,
}

/** ICH E2F 3.6.2, E2C(R2) 3.5.2. */
export const dsurMarket = marketTable('DSUR', '6.2')
export const psurMarket = marketTable('PSUR', '5.2')
