import { memo } from 'react'
import type { Row } from '#kernel/case/content/case_content'
import type { CellLine } from '#kernel/case/forms/page_layout'
import { currentLanguage } from '#resources/app/language'
import { Dot } from '#resources/kit/dot'
import { colour } from '#resources/kit/theme/tokens'
import { useForms } from '../catalogue/forms_context'
import type { FindingTone } from '../findings/use_findings'
import { cellLines } from './cell_lines'

/** How the lines of a pair look, for the table: hundreds of them must cost next to nothing. */
export const pairStyle = {
  '& .pair': { position: 'relative', lineHeight: 1.45 },
  '& .pair p': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .pair p span': { color: colour.ink3 },
  '& .pair + .pair': { marginTop: 4, paddingTop: 4, borderTop: `1px dashed ${colour.line}` },
  '& .pair > i': { position: 'absolute', right: -4, top: 4 },
}

interface PairLinesProps {
  pair: Row
  lines: readonly CellLine[]
  /** What the rules have found in it. */
  tone?: FindingTone
  /** What stands there when nobody has said anything. */
  nothing: string
}

/** What one pair says in its cell, with a mark where the rules have found something. */
export const PairLines = memo(function PairLines({ pair, lines, tone, nothing }: PairLinesProps) {
  const { catalogue } = useForms()
  const shown = cellLines(catalogue, lines, pair, currentLanguage())
  return (
    <div className="pair">
      {shown.length === 0 && <p>{nothing}</p>}
      {shown.map(({ by, value }, index) => (
        <p key={index} title={`${by} ${value}`}>
          {by && <span>{by} </span>}
          {value}
        </p>
      ))}
      {tone && (
        <i>
          <Dot tone={tone} />
        </i>
      )}
    </div>
  )
})
