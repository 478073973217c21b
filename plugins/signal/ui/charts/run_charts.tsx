import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  hasLimits,
  hasQuadrant,
  hasVolcano,
  heatOption,
  quadrantOption,
  volcanoOption,
} from '#plugins/signal/contract/chart_options'
import type { CountLevel } from '#plugins/signal/contract/plan'
import type { ChartPoint, RunCharts as Charted } from '#plugins/signal/contract/run_charts'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Card } from '#resources/kit/panel'
import { figureText } from '../figure_text'
import { Chart, type ChartData } from './chart'
import { chartColours } from './chart_colours'
import { forestChart } from './forest_chart'

const Charts = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(440px, 1fr))',
  gap: '4px 24px',
  alignContent: 'start',
  overflow: 'auto',
  height: '100%',
  padding: '4px 16px',
})

/** Rows of the forest plot. */
const FOREST = 20

type Open = (point: Pick<ChartPoint, 'drug' | 'term' | 'n'>) => void

interface RunChartsProps {
  runId: string
  level: CountLevel | undefined
  /** Told which pair is chosen. */
  onOpen: Open
}

/** All pairs of a run at a glance; a point opens its pair, a cell of the map its reports. */
export function RunCharts({ runId, level, onOpen }: RunChartsProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { data, error } = useAnswer('GET /signal/runs/{runId}/charts', {
    path: { runId },
    query: { level },
  })
  const charts = useMemo(() => {
    if (!data) return []
    const openCell: Open = ({ drug, term }) =>
      go(`/signal/case?${new URLSearchParams({ run: runId, level: 'soc', drug, term, cell: 'a' })}`)
    return [
      volcanoChart(data, t, onOpen),
      quadrantChart(data, t, onOpen),
      pairsForest(data, t, onOpen),
      heatChart(data, t, openCell),
    ].filter((each) => each !== null)
  }, [data, t, onOpen, go, runId])
  if (error) return <Alert severity="error">{error}</Alert>
  return (
    <Charts aria-busy={!data}>
      {data && data.omitted > 0 && (
        <Alert severity="info">{t('signal:chart.omitted', { count: data.omitted })}</Alert>
      )}
      {charts.map((chart) => (
        <Chart key={chart.title} {...chart} />
      ))}
    </Charts>
  )
}

const pairName = (t: TFunction) => (point: ChartPoint) =>
  t('signal:pair', { drug: say(point.drugName), term: say(point.termName) })

const firing = (points: readonly ChartPoint[]) => points.filter(({ fires }) => fires).length

function volcanoChart({ points: all }: Charted, t: TFunction, onOpen: Open): ChartData | null {
  const points = all.filter(hasVolcano)
  if (points.length === 0) return null
  return {
    title: t('signal:chart.volcano'),
    summary: t('signal:chart.volcano_summary', { count: points.length, fires: firing(points) }),
    columns: [t('signal:chart.pair'), 'n', 'IC', 'p'],
    rows: points.map((point) => [
      ...[pairName(t)(point), point.n, figureText(point.IC), Number(point.p).toPrecision(2)],
    ]),
    height: 300,
    option: volcanoOption(points, pairName(t), chartColours),
    onPoint: (at) => onOpen(points[at]!),
  }
}

function quadrantChart({ points: all }: Charted, t: TFunction, onOpen: Open): ChartData | null {
  const points = all.filter(hasQuadrant)
  if (points.length === 0) return null
  const upper = points.filter(({ PRR, chi2 }) => Number(PRR) >= 2 && Number(chi2) >= 4).length
  return {
    title: t('signal:chart.quadrants'),
    summary: t('signal:chart.quadrants_summary', {
      ...{ count: points.length, upper, missing: all.length - points.length },
    }),
    columns: [t('signal:chart.pair'), 'n', 'PRR', 'χ²'],
    rows: points.map((point) => [
      ...[pairName(t)(point), point.n, figureText(point.PRR), figureText(point.chi2)],
    ]),
    height: 300,
    option: quadrantOption(points, pairName(t), chartColours),
    onPoint: (at) => onOpen(points[at]!),
  }
}

/** The pairs that fulfil a rule, the largest lower limit first. */
function pairsForest({ points }: Charted, t: TFunction, onOpen: Open): ChartData | null {
  const rows = points
    .filter(({ fires }) => fires)
    .map((point) => ({ ...point, label: pairName(t)(point), value: point.PRR }))
    .filter(hasLimits)
    .sort((one, other) => Number(other.low) - Number(one.low))
    .slice(0, FOREST)
  const chart = forestChart(t('signal:chart.forest'), rows, t)
  return chart && { ...chart, onPoint: (at) => onOpen(rows[at]!) }
}

function heatChart(data: Charted, t: TFunction, onOpen: Open): ChartData | null {
  const { drugs, socs, heat } = data
  const cells = heat.map((cell) => ({
    ...cell,
    drugName: say(drugs.find(({ key }) => key === cell.drug)!.name),
    socName: say(socs.find(({ key }) => key === cell.soc)!.name),
  }))
  const [first] = cells
  if (!first) return null
  const most = cells.reduce((one, other) => (other.IC > one.IC ? other : one), first)
  return {
    title: t('signal:chart.heat'),
    summary: t('signal:chart.heat_summary', {
      ...{ drug: most.drugName, soc: most.socName, value: figureText(most.IC), count: most.n },
    }),
    columns: [t('signal:chart.pair'), 'n', t('signal:column.expected'), 'IC'],
    rows: cells.map(({ drugName, socName, n, expected, IC }) => [
      ...[t('signal:pair', { drug: drugName, term: socName }), n, figureText(expected, 1)],
      figureText(IC),
    ]),
    height: 130 + socs.length * 26,
    option: heatOption(data, say, chartColours),
    onPoint: (at) => onOpen({ drug: cells[at]!.drug, term: cells[at]!.soc, n: cells[at]!.n }),
  }
}
