import type { PlainFigure } from '#plugins/signal/contract/result'
import { colour } from '#resources/kit/theme/tokens'

const [LOW, HIGH, WIDTH] = [0.5, 20, 134]
const place = (value: number) =>
  (Math.log(Math.min(HIGH, Math.max(LOW, value)) / LOW) / Math.log(HIGH / LOW)) * WIDTH

/** PRR with its limits on a logarithmic line from 0.5 to 20; the figures stand in the columns beside it. */
export function ForestLine({ figures }: { figures: Readonly<Record<string, PlainFigure>> }) {
  const { PRR, PRR_lo95: low, PRR_hi95: high } = figures
  if (typeof PRR !== 'number' || typeof low !== 'number' || typeof high !== 'number') return '—'
  return (
    <svg width={WIDTH} height="16" aria-hidden>
      {[1, 2, 5, 10].map((at) => (
        <path key={at} d={`M${place(at)} 0V16`} stroke={at === 1 ? colour.ink3 : colour.line} />
      ))}
      <path d={`M${place(low)} 8H${place(high)}`} stroke={colour.accent} strokeWidth="1.6" />
      <circle cx={place(PRR)} cy="8" r="3.2" fill={colour.accent} />
    </svg>
  )
}
