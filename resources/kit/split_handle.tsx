import { styled } from '@mui/material/styles'
import type { KeyboardEvent, PointerEvent } from 'react'
import { colour, motion } from './theme/tokens'

/** A key moves the border by so many pixels. */
const STEP = 24

const Root = styled('div')({
  'position': 'absolute',
  'left': -4,
  'top': 0,
  'bottom': 0,
  'width': 8,
  'zIndex': 5,
  'cursor': 'col-resize',
  'touchAction': 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 0,
    bottom: 0,
    width: 1,
    background: colour.line,
    transition: `background-color ${motion.short}ms`,
  },
  '&:hover::after, &:focus-visible::after, &:active::after': {
    left: 2,
    width: 3,
    background: colour.accent,
  },
  '&:focus-visible': { outline: 'none' },
})

interface SplitHandleProps {
  /** What is made wider or narrower. */
  label: string
  /** Width in pixels of the part at the right. */
  width: number
  min: number
  max: number
  onWidth: (width: number) => void
}

/** The left border of a part at the right: dragged, or moved by the arrow keys, Home and End. */
export function SplitHandle({ label, width, min, max, onWidth }: SplitHandleProps) {
  const set = (wanted: number) => onWidth(Math.round(Math.min(max, Math.max(min, wanted))))
  const onKey = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowLeft: width + STEP,
      ArrowRight: width - STEP,
      Home: max,
      End: min,
    }
    const wanted = places[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    set(wanted)
  }
  const onDown = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    set(event.currentTarget.parentElement!.getBoundingClientRect().right - event.clientX)
  }
  return (
    <Root
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      title={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onKeyDown={onKey}
      onPointerDown={onDown}
      onPointerMove={onMove}
    />
  )
}
