import { styled } from '@mui/material/styles'
import type { EChartsCoreOption, EChartsType } from 'echarts/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { saveFile } from '#resources/kit/save_file'

const Table = styled('table')({
  '& th, & td': { padding: '2px 8px 2px 0', textAlign: 'right' },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'left' },
})

/** A chart as data: what it shows in a sentence, its rows, and how it is drawn. */
export interface ChartData {
  readonly title: string
  /** Read out in place of the picture, and shown below it. */
  readonly summary: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  readonly option: EChartsCoreOption
  readonly height?: number
  /** Told which point is chosen, by its row. */
  readonly onPoint?: (index: number) => void
}

const quoted = (value: string | number) =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)

/** Draws a chart as SVG; its figures can be seen as a table, and saved as CSV and SVG. */
export function Chart({ title, summary, columns, rows, option, height = 190, onPoint }: ChartData) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType | null>(null)
  const [isTable, setTable] = useState(false)
  useEffect(() => {
    let isGone = false
    if (isTable) return
    void import('./echarts').then(({ init }) => {
      if (isGone || !box.current) return
      chart.current = init(box.current, null, { renderer: 'svg' })
      chart.current.setOption({ animation: false, aria: { label: { enabled: false } }, ...option })
      if (onPoint)
        chart.current.on('click', ({ dataIndex }) =>
          onPoint((dataIndex as number | undefined) ?? 0)
        )
    })
    const watch = new ResizeObserver(() => chart.current?.resize())
    if (box.current) watch.observe(box.current)
    return () => {
      isGone = true
      watch.disconnect()
      chart.current?.dispose()
      chart.current = null
    }
  }, [option, isTable, onPoint])
  const save = (ending: string, text: string, type: string) =>
    saveFile(`${title}.${ending}`, new Blob([text], { type }))
  const svg = () => box.current?.querySelector('svg')?.outerHTML ?? ''
  return (
    <figure style={{ margin: '10px 0' }}>
      <figcaption style={{ fontWeight: 600 }}>{title}</figcaption>
      {isTable ? (
        <Table className="num">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((value, place) => (
                  <td key={place}>
                    {place === 0 && onPoint ? (
                      <Btn size="small" kind="ghost" onClick={() => onPoint(at)}>
                        {value}
                      </Btn>
                    ) : (
                      value
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <div ref={box} style={{ height, overflow: 'hidden' }} role="img" aria-label={summary} />
      )}
      <Quiet>{summary}</Quiet>
      <div>
        <Btn size="small" kind="ghost" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'signal:chart.picture' : 'signal:chart.table')}
        </Btn>
        <Btn
          size="small"
          kind="ghost"
          onClick={() =>
            save(
              'csv',
              [columns, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n'),
              'text/csv'
            )
          }
        >
          CSV
        </Btn>
        <Btn
          size="small"
          kind="ghost"
          disabled={isTable}
          onClick={() => save('svg', svg(), 'image/svg+xml')}
        >
          SVG
        </Btn>
      </div>
    </figure>
  )
}
