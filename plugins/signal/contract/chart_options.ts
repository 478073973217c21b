import type { Words } from '#kernel/language/words'

import type { PlainFigure } from '#plugins/signal/contract/result'
import type { ChartPoint, PeopleCount, RunCharts } from '#plugins/signal/contract/run_charts'

/** Colours of charts. */
export interface ChartColours {
  readonly accent: string
  readonly pale: string
  readonly quiet: string
  readonly line: string
}

/** What ECharts draws. */
export type ChartOption = Record<string, unknown>

/** A measure with its limits, by what it is of. */
export interface ForestRow {
  readonly label: string
  readonly value: PlainFigure
  readonly low: PlainFigure
  readonly high: PlainFigure
}

/** The chi-square below which points are drawn at the lower edge. */
const LEAST_CHI2 = 0.01

/** The p below which points are drawn at the upper edge. */
const LEAST_P = 1e-16

const isNumber = (value: PlainFigure): value is number =>
  typeof value === 'number' && Number.isFinite(value)

export const hasVolcano = ({ IC, p }: ChartPoint) => isNumber(IC) && isNumber(p)
export const hasQuadrant = ({ PRR, chi2 }: ChartPoint) => isNumber(PRR) && PRR > 0 && isNumber(chi2)
export const hasLimits = ({ value, low, high }: ForestRow) =>
  isNumber(value) && value > 0 && isNumber(low) && low > 0 && isNumber(high)

type NameOf = (point: ChartPoint) => string

const pointOf = (point: ChartPoint, at: [number, number], name: string, colours: ChartColours) => ({
  ...{ value: at, name, symbolSize: 5 + 2 * Math.log2(point.n + 1) },
  itemStyle: { color: point.fires ? colours.accent : colours.quiet, opacity: 0.75 },
})

const lineAt = (marks: readonly object[], colours: ChartColours) => ({
  ...{ silent: true, symbol: 'none', animation: false, data: marks },
  ...{ label: { show: false }, lineStyle: { color: colours.quiet, type: 'dashed' } },
})

const grid = { left: 52, right: 20, top: 26, bottom: 44, containLabel: true }
const named = (name: string) => ({ name, nameLocation: 'middle', nameGap: 28 })

/** IC by the negative decimal logarithm of p; points of `hasVolcano`. */
export function volcanoOption(
  points: readonly ChartPoint[],
  nameOf: NameOf,
  colours: ChartColours
): ChartOption {
  const places = points.map(({ IC, p }): [number, number] => [
    Number(IC),
    -Math.log10(Math.max(Number(p), LEAST_P)),
  ])
  return {
    grid,
    tooltip: { formatter: ({ name }: { name: string }) => name, renderMode: 'richText' },
    xAxis: { type: 'value', ...named('IC'), splitLine: { show: false } },
    yAxis: { type: 'value', min: 0, ...named('−log10 p') },
    series: [
      {
        type: 'scatter',
        data: points.map((point, at) => pointOf(point, places[at]!, nameOf(point), colours)),
        markLine: lineAt([{ xAxis: 0 }, { yAxis: -Math.log10(0.05) }], colours),
      },
    ],
  }
}

/** PRR by chi-square, both logarithmic, with the quadrants of Evans; points of `hasQuadrant`. */
export function quadrantOption(
  points: readonly ChartPoint[],
  nameOf: NameOf,
  colours: ChartColours
): ChartOption {
  const places = points.map(({ PRR, chi2 }): [number, number] => [
    Number(PRR),
    Math.max(Number(chi2), LEAST_CHI2),
  ])
  return {
    grid,
    tooltip: { formatter: ({ name }: { name: string }) => name, renderMode: 'richText' },
    xAxis: { type: 'log', ...named('PRR'), splitLine: { show: false } },
    yAxis: { type: 'log', min: LEAST_CHI2, ...named('χ²') },
    series: [
      {
        type: 'scatter',
        data: points.map((point, at) => pointOf(point, places[at]!, nameOf(point), colours)),
        markLine: lineAt([{ xAxis: 2 }, { yAxis: 4 }], colours),
      },
    ],
  }
}

/** Drugs by system organ classes, by IC; the number in a cell is that of reports. */
export function heatOption(
  { drugs, socs, heat }: Pick<RunCharts, 'drugs' | 'socs' | 'heat'>,
  say: (words: Words) => string,
  colours: ChartColours
): ChartOption {
  const [rows, columns] = [socs.map(({ key }) => key), drugs.map(({ key }) => key)]
  const most = Math.max(1, ...heat.map(({ IC }) => Math.abs(IC)))
  return {
    grid: { left: 8, right: 12, top: 10, bottom: 48, containLabel: true },
    xAxis: {
      ...{ type: 'category', data: drugs.map(({ name }) => say(name)) },
      axisLabel: { rotate: 40, interval: 0, width: 120, overflow: 'truncate' },
    },
    yAxis: {
      ...{ type: 'category', data: socs.map(({ name }) => say(name)) },
      axisLabel: { interval: 0, width: 150, overflow: 'truncate' },
    },
    visualMap: {
      ...{ min: -most, max: most, dimension: 2, calculable: false, orient: 'horizontal' },
      ...{ left: 'right', bottom: 0, itemHeight: 90, itemWidth: 10, precision: 1 },
      ...{ text: ['IC', ''], inRange: { color: [colours.line, '#ffffff', colours.pale] } },
    },
    series: [
      {
        type: 'heatmap',
        data: heat.map(({ drug, soc, n, IC }) => [
          ...[columns.indexOf(drug), rows.indexOf(soc), IC, n],
        ]),
        label: {
          show: true,
          formatter: ({ value }: { value: readonly number[] }) => String(value[3]),
        },
      },
    ],
  }
}

interface Drawing {
  value(at: number): number
  coord(at: readonly [number, number]): [number, number]
}

/** A measure with its limits on a logarithmic line, a row each; rows of `hasLimits`. */
export function forestOption(
  rows: readonly ForestRow[],
  measure: string,
  colours: ChartColours
): ChartOption {
  return {
    grid: { left: 8, right: 20, top: 8, bottom: 34, containLabel: true },
    xAxis: { type: 'log', ...named(measure) },
    yAxis: {
      ...{ type: 'category', inverse: true, data: rows.map(({ label }) => label) },
      axisLabel: { interval: 0, width: 200, overflow: 'truncate' },
    },
    series: [
      {
        ...{ type: 'custom', silent: true, encode: { x: [1, 2], y: 0 } },
        data: rows.map(({ low, high }, at) => [at, low, high]),
        renderItem: (_: unknown, api: Drawing) => {
          const [x1, y1] = api.coord([api.value(1), api.value(0)])
          const [x2, y2] = api.coord([api.value(2), api.value(0)])
          return { type: 'line', shape: { x1, y1, x2, y2 }, style: { stroke: colours.accent } }
        },
      },
      {
        ...{ type: 'scatter', symbolSize: 8, itemStyle: { color: colours.accent } },
        data: rows.map(({ value }, at) => [value, at]),
        markLine: lineAt([{ xAxis: 1 }], colours),
      },
    ],
  }
}

/** Age groups in their order, the oldest last. */
export const ageGroups = ['0-1', '2-11', '12-17', '18-44', '45-64', '65-74', '75+', 'unknown']

/** Reports by age group, men to the left, women to the right. */
export function pyramidOption(
  people: readonly PeopleCount[],
  said: { readonly male: string; readonly female: string; readonly ages: readonly string[] },
  colours: ChartColours
): ChartOption {
  const countOf = (age: string, sex: string) =>
    people.find((each) => each.age === age && each.sex === sex)?.n ?? 0
  const bar = (name: string, sex: string, sign: 1 | -1, color: string) => ({
    ...{ type: 'bar', name, stack: 'people', itemStyle: { color } },
    data: ageGroups.map((age) => sign * countOf(age, sex)),
  })
  return {
    grid: { left: 8, right: 20, top: 26, bottom: 8, containLabel: true },
    legend: { top: 0, data: [said.male, said.female] },
    xAxis: {
      ...{ type: 'value', minInterval: 1 },
      axisLabel: { formatter: (value: number) => String(Math.abs(value)) },
    },
    yAxis: { type: 'category', data: said.ages },
    series: [
      bar(said.male, 'male', -1, colours.quiet),
      bar(said.female, 'female', 1, colours.accent),
    ],
  }
}
