import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { colour } from './theme/tokens'

/** So long it is seen that all is there. */
const HIDES_AFTER_MS = 1000

const Track = styled('div')({
  height: 4,
  borderRadius: 2,
  background: colour.line,
  overflow: 'hidden',
})
const Fill = styled('div')({
  height: '100%',
  borderRadius: 2,
  background: colour.accent,
  transition: 'width 120ms linear',
})

/** How far something is, 0 to 1; gone a second after it is complete. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const [hidden, setHidden] = useState(false)
  const complete = value >= 1
  useEffect(() => {
    if (!complete) return setHidden(false)
    const timer = window.setTimeout(() => setHidden(true), HIDES_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [complete])
  if (hidden) return null
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Fill style={{ width: `${percent}%`, background: complete ? colour.greenMark : undefined }} />
    </Track>
  )
}
