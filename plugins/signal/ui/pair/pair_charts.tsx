import type { TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlainFigure } from '#plugins/signal/contract/result'
import type { ShownPair } from '#plugins/signal/contract/run'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { colour } from '#resources/kit/theme/tokens'
import { Chart, type ChartData } from '../charts/chart'
import { figureText } from '../figure_text'
import { partLabel, partsForest, pyramidChart } from './people_charts'

const numberOf = (value: PlainFigure) => (typeof value === 'number' ? value : null)
const grid = { left: 40, right: 12, top: 12, bottom: 28 }

/** The quarters of a pair, its parts and people, its onsets, and what other drugs hide; points lead to reports. */
export function PairCharts({ pair }: { pair: ShownPair }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { runId, level, drug, term } = pair
  const seeReports = useCallback(
    () => go(`/signal/case?${new URLSearchParams({ run: runId, level, drug, term, cell: 'a' })}`),
    [go, runId, level, drug, term]
  )
  const charts = useMemo(
    () =>
      [
        ...[scanChart(pair, t), partsChart(pair, t), partsForest(pair, t), pyramidChart(pair, t)],
        ...[onsetChart(pair, t), maskChart(pair, t)],
      ].flatMap((chart) => (chart ? [{ onPoint: seeReports, ...chart }] : [])),
    [pair, t, seeReports]
  )
  return charts.map((chart) => <Chart key={chart.title} {...chart} />)
}

function scanChart({ scan }: ShownPair, t: TFunction): ChartData | null {
  const [first, last] = [scan[0], scan.at(-1)]
  if (!first || !last) return null
  const line = (name: 'IC' | 'IC025' | 'IC975', isMain: boolean) => ({
    type: 'line',
    name,
    symbol: isMain ? 'circle' : 'none',
    data: scan.map((point) => numberOf(point[name])),
    lineStyle: { color: colour.accent, width: isMain ? 2 : 1, type: isMain ? 'solid' : 'dashed' },
    itemStyle: { color: colour.accent },
  })
  return {
    title: t('signal:chart.scan'),
    summary: t('signal:chart.scan_summary', {
      ...{ from: first.until, before: figureText(first.IC), until: last.until },
      ...{ now: figureText(last.IC), low: figureText(last.IC025) },
    }),
    columns: [t('signal:chart.until'), 'n', 'IC', 'IC025', 'IC975'],
    rows: scan.map(({ until, n, IC, IC025, IC975 }) => [
      ...[until, n, figureText(IC), figureText(IC025), figureText(IC975)],
    ]),
    option: {
      ...{ grid, tooltip: { trigger: 'axis' }, yAxis: { type: 'value', name: 'IC' } },
      xAxis: { type: 'category', data: scan.map(({ until }) => until.slice(0, 7)) },
      series: [line('IC', true), line('IC025', false), line('IC975', false)],
    },
  }
}

function partsChart({ parts }: ShownPair, t: TFunction): ChartData | null {
  const shown = parts.filter(({ n }) => n > 0)
  if (shown.length === 0) return null
  const label = (part: (typeof shown)[number]) => partLabel(part, t)
  const most = shown.reduce((one, other) =>
    (numberOf(other.IC) ?? -9) > (numberOf(one.IC) ?? -9) ? other : one
  )
  const point = (name: 'IC' | 'IC025' | 'IC975', symbol: string) => ({
    ...{ type: 'scatter', name, symbol, symbolSize: name === 'IC' ? 8 : 5 },
    itemStyle: { color: name === 'IC' ? colour.accent : colour.ink3 },
    data: shown.map((part, at) => [numberOf(part[name]), at]),
  })
  return {
    title: t('signal:chart.parts'),
    summary: t('signal:chart.parts_summary', { part: label(most), value: figureText(most.IC) }),
    columns: [t('signal:chart.part'), 'n', 'IC', 'IC025', 'IC975', 'PRR'],
    rows: shown.map((part) => [
      ...[label(part), part.n, figureText(part.IC), figureText(part.IC025)],
      ...[figureText(part.IC975), figureText(part.PRR)],
    ]),
    height: 60 + shown.length * 20,
    option: {
      grid: { ...grid, left: 76 },
      tooltip: {},
      xAxis: { type: 'value', name: 'IC' },
      yAxis: { type: 'category', data: shown.map(label) },
      series: [point('IC025', 'rect'), point('IC', 'circle'), point('IC975', 'rect')],
    },
  }
}

/** How many bins onsets are put into. */
const BINS = 8

function onsetChart({ onset }: ShownPair, t: TFunction): ChartData | null {
  const { days, median, shape, scale, note } = onset
  const most = days.at(-1)
  if (most === undefined) return null
  const width = Math.max(1, Math.ceil(most / BINS))
  const bins = Array.from({ length: Math.ceil(most / width) }, (_, at) => ({
    from: at * width,
    n: days.filter((each) => each > at * width && each <= (at + 1) * width).length,
  }))
  // The share of the fitted distribution within each bin, as reports.
  const below = (day: number) => 1 - Math.exp(-((day / scale!) ** shape!))
  const curve =
    shape === null || scale === null
      ? []
      : bins.map(({ from }) => days.length * (below(from + width) - below(from)))
  return {
    title: t('signal:chart.onset'),
    summary: note
      ? say(note)
      : t('signal:chart.onset_summary', {
          ...{ count: days.length, median: figureText(median, 0) },
          ...{ shape: figureText(shape), scale: figureText(scale, 0) },
        }),
    columns: [t('signal:chart.days'), 'n'],
    rows: bins.map(({ from, n }) => [`${from + 1}–${from + width}`, n]),
    option: {
      grid,
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'category', data: bins.map(({ from }) => `${from + 1}–${from + width}`) },
      yAxis: { type: 'value', minInterval: 1 },
      series: [
        { type: 'bar', data: bins.map(({ n }) => n), itemStyle: { color: colour.accentLine } },
        {
          ...{ type: 'line', data: curve, smooth: true, symbol: 'none' },
          lineStyle: { color: colour.accent },
        },
      ],
    },
  }
}

function maskChart({ masks }: ShownPair, t: TFunction): ChartData | null {
  const [first] = masks
  if (!first) return null
  const bar = (key: 'before' | 'after', fill: string) => ({
    ...{ type: 'bar', name: t(`signal:chart.${key}`), itemStyle: { color: fill } },
    data: masks.map((mask) => numberOf(mask[key])),
  })
  const most = masks.reduce((one, other) =>
    (numberOf(other.ratio) ?? 0) > (numberOf(one.ratio) ?? 0) ? other : one
  )
  return {
    title: t('signal:chart.masks'),
    summary: t('signal:chart.masks_summary', {
      ...{ drug: say(most.name), before: figureText(most.before), after: figureText(most.after) },
      ratio: figureText(most.ratio),
    }),
    columns: [t('signal:column.drug'), t('signal:chart.before'), t('signal:chart.after')],
    rows: masks.map(({ name, before, after }) => [
      ...[say(name), figureText(before), figureText(after)],
    ]),
    height: 60 + masks.length * 30,
    option: {
      grid: { ...grid, left: 110 },
      tooltip: {},
      xAxis: { type: 'value', name: 'PRR' },
      yAxis: { type: 'category', data: masks.map(({ name }) => say(name)) },
      series: [bar('before', colour.accentLine), bar('after', colour.accent)],
    },
  }
}
