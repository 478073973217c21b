import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode } from 'react'
import type { Proof } from '#plugins/literature/contract/review'
import type { MarkedText } from '#plugins/literature/contract/shown'
import { colour } from '#resources/kit/theme/tokens'

const Word = styled('mark')({
  fontWeight: 600,
  color: 'inherit',
  background: '#ECEEF2',
  borderRadius: 2,
})
const Pattern = styled('span')({
  textDecoration: `underline dotted ${colour.ink3} 1.5px`,
  textUnderlineOffset: 4,
})
const Proved = styled('span')({
  'background': colour.accentSoft,
  'borderRadius': 3,
  '&::before': {
    content: 'attr(data-letter)',
    marginRight: 3,
    padding: '0 4px',
    borderRadius: 3,
    background: colour.accent,
    color: '#fff',
    fontSize: 10.5,
    fontWeight: 650,
  },
})

interface Piece {
  readonly from: number
  readonly to: number
}

/** The text with its marks; sentences that prove something are tinted, with the letter of it in front. */
export function Marked({ text: marked, proofs }: { text: MarkedText; proofs: readonly Proof[] }) {
  const { text } = marked
  const proved = provedPieces(text, proofs)
  const out: ReactNode[] = []
  let at = 0
  for (const { from, to, letter } of proved) {
    out.push(<Fragment key={at}>{marksOf(marked, { from: at, to: from })}</Fragment>)
    out.push(
      <Proved key={`${from} ${letter}`} data-letter={letter}>
        {marksOf(marked, { from, to })}
      </Proved>
    )
    at = to
  }
  out.push(<Fragment key="end">{marksOf(marked, { from: at, to: text.length })}</Fragment>)
  return <>{out}</>
}

/** Where proofs are in a text, in order; of two that overlap the first. */
function provedPieces(text: string, proofs: readonly Proof[]) {
  const found = proofs.flatMap(({ text: proof, criterion: letter }) => {
    const from = text.indexOf(proof)
    return from < 0 ? [] : [{ from, to: from + proof.length, letter }]
  })
  const inOrder = found.toSorted((a, b) => a.from - b.from || b.to - a.to)
  return inOrder.filter(
    ({ from }, at) => from >= Math.max(0, ...inOrder.slice(0, at).map(({ to }) => to))
  )
}

function marksOf({ text, marks }: MarkedText, { from, to }: Piece): ReactNode[] {
  const out: ReactNode[] = []
  let at = from
  for (const { start, end, kind } of marks) {
    if (start < at || end > to) continue
    if (start > at) out.push(text.slice(at, start))
    const said = text.slice(start, end)
    const isWord = kind === 'word' || kind === 'safety'
    out.push(isWord ? <Word key={start}>{said}</Word> : <Pattern key={start}>{said}</Pattern>)
    at = end
  }
  if (at < to) out.push(text.slice(at, to))
  return out
}
