import type { ComponentType, ReactNode } from 'react'
import { colour } from '#resources/kit/theme/tokens'
import { shorten } from './shorten'
import type { TextPiece } from './text_difference'

interface TextChangeProps {
  pieces: readonly TextPiece[]
  side: 'before' | 'after'
  /** Ground of what is not the same on the other side. */
  as: ComponentType<{ children: ReactNode }>
}

/** One side of a long text with what changed on its ground; long stretches that stayed are left out. */
export function TextChange({ pieces, side, as: Ground }: TextChangeProps) {
  return (
    <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', color: colour.ink2 }}>
      {pieces.map((piece, index) => {
        if (piece.same) {
          return (
            <span key={index}>{shorten(piece[side], index > 0, index < pieces.length - 1)}</span>
          )
        }
        if (piece[side] === '') return null
        return (
          <Ground key={index}>
            <span style={{ color: colour.ink }}>{piece[side]}</span>
          </Ground>
        )
      })}
    </span>
  )
}
