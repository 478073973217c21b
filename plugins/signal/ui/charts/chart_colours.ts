import type { ChartColours } from '#plugins/signal/contract/chart_options'
import { colour } from '#resources/kit/theme/tokens'

/** The colours of the product, as charts take them. */
export const chartColours: ChartColours = {
  ...{ accent: colour.accent, pale: colour.accentLine },
  ...{ quiet: colour.ink3, line: colour.blank },
}
