import type { ChartColours, ChartOption } from '#plugins/signal/contract/chart_options'

/** The colours of charts in files. */
export const fileColours: ChartColours = {
  ...{ accent: '#2F5BDA', pale: '#B9CBFA', quiet: '#636B7B', line: '#D5D9E1' },
}

/** Draws a chart as SVG, without a screen. */
export async function drawChart(
  option: ChartOption,
  { width = 720, height = 420 }: { readonly width?: number; readonly height?: number } = {}
): Promise<Uint8Array> {
  const { init } = await import('echarts')
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption({ animation: false, backgroundColor: '#ffffff', ...option })
    return Buffer.from(chart.renderToSVGString(), 'utf8')
  } finally {
    chart.dispose()
  }
}
