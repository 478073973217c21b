import type { ResultPart } from '#plugins/reports/contract'
import { say } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'

/** Most rows that a chart can show so that they are told apart; the table has all. */
const MOST_DRAWN = 30
const MOST_OF_HEAT = 20
const BAR = 22
const LEAST_HEIGHT = 220
const TEXT_SPACE = 170

const shades = [
  colour.accentDark,
  '#86A4EE',
  colour.teal,
  colour.amberMark,
  colour.violet,
  '#8B93A3',
]

interface Drawn {
  readonly option: object
  /** Pixels. */
  readonly height: number
  /** How many rows are drawn, and how many there are. */
  readonly drawn: number
  readonly all: number
}

/** What is drawn of a part; patterns beside colours, so that it can be read without them. */
export function chartOf(part: ResultPart, texts: { total: string; before: string }): Drawn {
  const below = Math.max(0, ...part.rows.map(({ values }) => values.length))
  const rows = part.rows.filter(({ values }) => values.length === below)
  const common = {
    color: shades,
    animation: false,
    textStyle: { fontFamily: 'inherit' },
    aria: { enabled: true, label: { enabled: false }, decal: { show: true } },
    tooltip: { trigger: 'item' },
    legend: { top: 0, left: 0, itemGap: 18 },
  }
  if (part.chart === 'heat') return heat(rows, common)
  if (part.chart === 'box') return boxes(rows, common)
  const shown = part.chart === 'line' ? rows : rows.slice(0, MOST_DRAWN)
  const labels = shown.map(({ label }) => say(label))
  if (part.chart === 'line') {
    const series = [
      { name: texts.total, data: shown.map(({ total }) => total[0]) },
      { name: texts.before, data: shown.map(({ before }) => before ?? 0) },
    ]
    return {
      option: {
        ...common,
        grid: { left: 44, right: 20, top: 34, bottom: 28 },
        xAxis: { type: 'category', data: labels },
        yAxis: { type: 'value', minInterval: 1 },
        series: series.map((each, at) => ({
          ...each,
          type: 'line',
          symbol: at === 0 ? 'circle' : 'diamond',
          lineStyle: { type: at === 0 ? 'solid' : 'dashed' },
        })),
      },
      ...{ height: 280, drawn: shown.length, all: rows.length },
    }
  }
  const series =
    part.columns.length > 0
      ? part.columns.map(({ label }, at) => ({
          name: say(label),
          data: shown.map(({ cells }) => cells[at]![0]),
        }))
      : [{ name: texts.total, data: shown.map(({ total }) => total[0]) }]
  return {
    option: {
      ...common,
      grid: { left: TEXT_SPACE, right: 24, top: 34, bottom: 24 },
      xAxis: { type: 'value', minInterval: 1 },
      yAxis: {
        ...{ type: 'category', data: labels, inverse: true },
        axisLabel: { width: TEXT_SPACE - 30, overflow: 'truncate' },
      },
      series: series.map((each) => ({ ...each, type: 'bar', stack: 'all', barMaxWidth: 16 })),
    },
    height: Math.max(LEAST_HEIGHT, 70 + shown.length * BAR),
    ...{ drawn: shown.length, all: rows.length },
  }
}

function heat(rows: ResultPart['rows'], common: object): Drawn {
  const names = (at: 0 | 1) => [...new Set(rows.map(({ values }) => values[at] ?? '–'))]
  const [down, across] = [names(0).slice(0, MOST_OF_HEAT), names(1).slice(0, MOST_OF_HEAT)]
  const data = rows.flatMap(({ values, total }) => {
    const place = [across.indexOf(values[1] ?? '–'), down.indexOf(values[0] ?? '–')]
    return place.includes(-1) ? [] : [[...place, total[0]]]
  })
  return {
    option: {
      ...common,
      legend: { show: false },
      grid: { left: TEXT_SPACE, right: 24, top: 10, bottom: 110 },
      xAxis: {
        type: 'category',
        data: across,
        axisLabel: { rotate: 40, width: 110, overflow: 'truncate' },
      },
      yAxis: {
        type: 'category',
        data: down,
        inverse: true,
        axisLabel: { width: TEXT_SPACE - 30, overflow: 'truncate' },
      },
      visualMap: {
        ...{ min: 0, max: Math.max(1, ...data.map(([, , n]) => n!)), show: false },
        inRange: { color: [colour.accentSoft, colour.accentDark] },
      },
      series: [{ type: 'heatmap', data, label: { show: true } }],
    },
    height: Math.max(LEAST_HEIGHT, 140 + down.length * BAR),
    ...{ drawn: data.length, all: rows.length },
  }
}

function boxes(all: ResultPart['rows'], common: object): Drawn {
  const rows = all.filter(({ days }) => days !== undefined).slice(0, MOST_DRAWN)
  return {
    option: {
      ...common,
      legend: { show: false },
      grid: { left: TEXT_SPACE, right: 24, top: 10, bottom: 24 },
      xAxis: { type: 'value' },
      yAxis: { type: 'category', data: rows.map(({ label }) => say(label)), inverse: true },
      series: [
        {
          type: 'boxplot',
          // Least, first quartile, median, third quartile, most.
          data: rows.map(({ days }) => [0, 1, 2, 3, 5].map((at) => days![at]!)),
        },
      ],
    },
    height: Math.max(LEAST_HEIGHT, 60 + rows.length * 34),
    ...{ drawn: rows.length, all: all.length },
  }
}
