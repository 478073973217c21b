import { utcText } from '#resources/kit/utc_text'
import { momentText } from './moment_text'

/** A moment of the trail in UTC; the time of the reader stands in its tooltip. */
export function Moment({ at }: { at: string }) {
  return (
    <time className="num" dateTime={at} title={`${momentText(at)} (${zoneName()})`}>
      {utcText(at)}
    </time>
  )
}

function zoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
