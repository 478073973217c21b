import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/case/content/case_content'
import type { PathStep } from '#kernel/case/content/element_path'
import type { Trend } from '#kernel/case/forms/page_layout'
import { currentLanguage } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'
import { levelAt } from '../content/edit_content'
import { rowsAt } from '../content/edit_rows'
import { useEditor, type Editor } from '../editor/editor_context'
import { unitText } from '../leaf/unit_text'
import { trendOf, type TrendOfRow } from './trend_of'

const WIDTH = 72
const HEIGHT = 22
const EDGE = 3

interface TrendCellProps {
  trend: Trend
  /** Into the row. */
  steps: readonly PathStep[]
  at: number
}

/** How a value went over the rows that are about the same thing; a dot where this one stands. */
export function TrendCell({ trend, steps, at }: TrendCellProps) {
  const { t } = useTranslation()
  const read = useMemo(() => readTrend(trend, steps), [trend, steps])
  // As text, so that the same trend is the same value.
  const found = useEditor(read)
  const shown = useMemo(() => JSON.parse(found) as TrendOfRow | null, [found])
  if (!shown) return <td data-at={at} />
  const { values, unit } = shown
  const words = `${values.join(' → ')} ${unitText(unit, undefined, currentLanguage())}`
  return (
    <td data-at={at} style={{ paddingTop: 4, paddingBottom: 0 }}>
      <Picture of={shown} label={t('forms.trend_of', { values: words })} />
    </td>
  )
}

function readTrend(trend: Trend, steps: readonly PathStep[]) {
  const { key, row } = steps.at(-1)!
  let known: { rows: readonly Row[]; found: string } | undefined
  return ({ content }: Editor) => {
    const rows = rowsAt(levelAt(content, steps.slice(0, -1)), key)
    if (known?.rows !== rows) {
      known = { rows, found: JSON.stringify(trendOf(trend, rows, row!) ?? null) }
    }
    return known.found
  }
}

function Picture({ of: { values, at, normal }, label }: { of: TrendOfRow; label: string }) {
  const all = [...values, ...(normal ?? [])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / (values.length - 1)
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / (high - low)
  const points = values.map((value, index) => `${x(index)},${y(value)}`).join(' ')
  const isNormal = !normal || (values[at]! >= normal[0] && values[at]! <= normal[1])
  return (
    <svg width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <title>{label}</title>
      {normal && (
        <rect
          x={0}
          width={WIDTH}
          y={y(normal[1])}
          height={Math.max(1, y(normal[0]) - y(normal[1]))}
          fill={colour.greenSoft}
        />
      )}
      <polyline points={points} fill="none" stroke={colour.ink3} strokeWidth={1.25} />
      <circle
        cx={x(at)}
        cy={y(values[at]!)}
        r={2.75}
        fill={isNormal ? colour.accent : colour.red}
      />
    </svg>
  )
}
