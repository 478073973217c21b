import { BarChart, BoxplotChart, HeatmapChart, LineChart, MapChart } from 'echarts/charts'
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components'
import * as core from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

core.use([
  ...[BarChart, BoxplotChart, HeatmapChart, LineChart, MapChart, AriaComponent, GridComponent],
  ...[LegendComponent, TooltipComponent, VisualMapComponent, SVGRenderer],
])

/** A chart in an element, drawn as SVG, so that it prints sharp and is saved as it is. */
export const startChart = (element: HTMLElement) =>
  core.init(element, undefined, { renderer: 'svg' })

/** Makes a map known under a name, in the place of one of before. */
export const drawMap = (name: string, shape: object) =>
  core.registerMap(name, shape as Parameters<typeof core.registerMap>[1])
