import type { ComponentType, ReactNode } from 'react'
import { colour } from '#resources/kit/theme/tokens'
import { shorten } from './shorten'
import type { TextPiece } from './text_difference'

interface TextChangeProps {
  pieces: readonly TextPiece[]
  side: 'before' | 'after'
  /** Ground of what is not the same on the other side. */
  as: ComponentType<{ children: ReactNode }>
  /** Leave nothing out. */
  whole?: boolean
}

/** One side of a long text with what changed on its ground; long stretches that stayed are left out unless it is to be whole. */
export function TextChange({ pieces, side, as: Ground, whole }: TextChangeProps) {
  return (
    <span
      style={{
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
        color: whole ? undefined : colour.ink2,
      }}
    >
      {pieces.map((piece, index) => {
        if (piece.same) {
          const text = piece[side]
          const isLast = index === pieces.length - 1
          return <span key={index}>{whole ? text : shorten(text, index > 0, !isLast)}</span>
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
