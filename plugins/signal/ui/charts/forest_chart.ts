import type { TFunction } from 'i18next'
import { type ForestRow, forestOption, hasLimits } from '#plugins/signal/contract/chart_options'
import { figureText } from '../figure_text'
import type { ChartData } from './chart'
import { chartColours } from './chart_colours'

/** PRR with its limits, a row each; null where no row has limits. Rows without limits are told in the table. */
export function forestChart(
  title: string,
  rows: readonly ForestRow[],
  t: TFunction
): ChartData | null {
  const drawn = rows.filter(hasLimits)
  const [first] = drawn
  if (!first) return null
  const most = drawn.reduce((one, other) => (Number(other.low) > Number(one.low) ? other : one))
  return {
    title,
    summary: t('signal:chart.forest_summary', {
      ...{ label: most.label, value: figureText(most.value) },
      ...{ low: figureText(most.low), high: figureText(most.high) },
      missing: rows.length - drawn.length,
    }),
    columns: [t('signal:chart.part'), 'PRR', t('signal:chart.low'), t('signal:chart.high')],
    rows: [...drawn, ...rows.filter((row) => !hasLimits(row))].map(
      ({ label, value, low, high }) => [
        ...[label, figureText(value), figureText(low), figureText(high)],
      ]
    ),
    height: 60 + drawn.length * 22,
    option: forestOption(drawn, 'PRR', chartColours),
  }
}
