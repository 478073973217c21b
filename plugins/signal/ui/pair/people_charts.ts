import type { TFunction } from 'i18next'
import { ageGroups, pyramidOption } from '#plugins/signal/contract/chart_options'
import type { ShownPair, ShownPart } from '#plugins/signal/contract/run'
import type { ChartData } from '../charts/chart'
import { chartColours } from '../charts/chart_colours'
import { forestChart } from '../charts/forest_chart'

/** A part of the reports in words. */
export const partLabel = ({ name, value }: Pick<ShownPart, 'name' | 'value'>, t: TFunction) =>
  value === 'unknown'
    ? t(name === 'sex' ? 'signal:value.sex_unknown' : 'signal:value.age_unknown')
    : name === 'sex'
      ? t(`signal:value.${value as 'male'}`)
      : t('signal:chart.age', { value })

/** PRR within each sex and age group. */
export const partsForest = ({ parts }: ShownPair, t: TFunction): ChartData | null =>
  forestChart(
    t('signal:chart.parts_forest'),
    parts
      .filter(({ n }) => n > 0)
      .map((part) => ({ ...part, label: partLabel(part, t), value: part.PRR })),
    t
  )

/** Reports of the pair by age group and sex; those whose sex nobody knows are in the table alone. */
export function pyramidChart({ people }: ShownPair, t: TFunction): ChartData | null {
  if (people.length === 0) return null
  const of = (age: string | null, sex: string) =>
    people
      .filter((each) => each.sex === sex && (age === null || each.age === age))
      .reduce((sum, { n }) => sum + n, 0)
  const ages = ageGroups.map((value) => partLabel({ name: 'age', value }, t))
  const said = { male: t('signal:value.male'), female: t('signal:value.female'), ages }
  return {
    title: t('signal:chart.pyramid'),
    summary: t('signal:chart.pyramid_summary', {
      ...{ male: of(null, 'male'), female: of(null, 'female'), unknown: of(null, 'unknown') },
    }),
    columns: [...[t('signal:stratum.age'), said.male, said.female, t('signal:value.sex_unknown')]],
    rows: ageGroups.map((age, at) => [
      ...[ages[at]!, of(age, 'male'), of(age, 'female'), of(age, 'unknown')],
    ]),
    height: 220,
    option: pyramidOption(people, said, chartColours),
  }
}
