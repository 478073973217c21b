import { useCallback } from 'react'
import { momentText, utcText } from '#kernel/fields/moment_text'
import { useShell } from './shared_props'

/** The time zone in which moments are shown: that of the project at hand, else that of the browser. */
export function useTimeZone(): string {
  const { project } = useShell()
  return project?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Tells a moment in that time zone, for a sentence or a choice. */
export function useMomentText(): (at: string | number) => string {
  const timeZone = useTimeZone()
  return useCallback((at) => momentText(timeZone, at), [timeZone])
}

/** A moment in that time zone, which it names in its tooltip beside the moment in UTC. */
export function Moment({ at }: { at: string }) {
  const timeZone = useTimeZone()
  return (
    <time className="num" dateTime={at} title={`${timeZone} · ${utcText(at)}`}>
      {momentText(timeZone, at)}
    </time>
  )
}
