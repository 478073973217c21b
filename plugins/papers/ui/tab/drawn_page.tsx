import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { LaidPage } from '#kernel/paper/laid_paper'
import { colour } from '#resources/kit/theme/tokens'

const Page = styled('svg')({
  'display': 'block',
  'width': '100%',
  'maxWidth': 860,
  'margin': '0 auto 16px',
  'background': '#fff',
  'border': `1px solid ${colour.line}`,
  '& text': { whiteSpace: 'pre', fontFamily: '"Noto Sans SC Variable", sans-serif' },
  '& [role=button]': { cursor: 'pointer' },
})

const looks = {
  ground: { fill: '#EEF0F4', stroke: 'none' },
  edge: { fill: 'none', stroke: '#444', strokeWidth: 0.5 },
  rule: { fill: 'none', stroke: '#444', strokeWidth: 0.5 },
} as const

interface DrawnPageProps {
  page: LaidPage
  name: string
  /** Key of the box that is chosen. */
  box: string | null
  onBox: (box: string) => void
}

/** A page as it is printed: each line at its place, as wide as on paper. */
export function DrawnPage({ page, name, box, onBox }: DrawnPageProps) {
  const { t } = useTranslation()
  const { width, height, lines, bars, boxes, watermark } = page
  return (
    <Page viewBox={`0 0 ${width} ${height}`} role="group" aria-label={name}>
      {watermark && (
        <text
          {...{ x: watermark.x, y: watermark.y, fontSize: watermark.size }}
          transform={`rotate(${watermark.degrees} ${watermark.x} ${watermark.y})`}
          {...{ textAnchor: 'middle', dominantBaseline: 'middle', fontWeight: 700 }}
          {...{ fill: colour.ink, opacity: 0.07 }}
        >
          {watermark.text}
        </text>
      )}
      {bars.map(({ look, ...place }, at) => (
        <rect key={at} {...place} {...looks[look]} height={Math.max(place.height, 0.01)} />
      ))}
      {boxes.map(({ key, x, y, width: wide, height: high }) => (
        <rect
          key={`${key} ${y}`}
          {...{ x, y, width: wide, height: high }}
          fill={key === box ? colour.accentSoft : 'transparent'}
          stroke={key === box ? colour.accent : 'none'}
          role="button"
          tabIndex={0}
          aria-label={t('papers:box', { key })}
          aria-pressed={key === box}
          onClick={() => onBox(key)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onBox(key)
          }}
        />
      ))}
      <g pointerEvents="none">
        {lines.map(({ x, baseline, size, width: wide, text, isBold, isQuiet }, at) => (
          <text
            key={at}
            {...{ x, y: baseline, fontSize: size, textLength: wide }}
            lengthAdjust="spacingAndGlyphs"
            fontWeight={isBold ? 700 : 400}
            fill={isQuiet ? colour.ink2 : colour.ink}
          >
            {text.trimEnd()}
          </text>
        ))}
      </g>
    </Page>
  )
}
