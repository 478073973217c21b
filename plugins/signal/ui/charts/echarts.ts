import { BarChart, CustomChart, HeatmapChart, LineChart, ScatterChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([BarChart, CustomChart, HeatmapChart, LineChart, ScatterChart, SVGRenderer])
use([GridComponent, LegendComponent, MarkLineComponent, TooltipComponent, VisualMapComponent])

export { init }
