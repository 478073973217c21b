/**
 * A moment as the clocks of a time zone show it: 2026-11-18 17:41:07.
 * @param timeZone IANA name, as Asia/Shanghai
 * @param at as the server sends it, or milliseconds since 1970 UTC
 */
export function momentText(timeZone: string, at: string | number): string {
  const parts = formatIn(timeZone).formatToParts(new Date(at))
  const part = (type: string) => parts.find((each) => each.type === type)!.value
  const day = `${part('year')}-${part('month')}-${part('day')}`
  return `${day} ${part('hour')}:${part('minute')}:${part('second')}`
}

/** The same for where nobody can ask which clock it was, as on paper: 2026-11-18 17:41:07 UTC+08:00. */
export function placedMomentText(timeZone: string, at: string | number): string {
  const parts = formatIn(timeZone).formatToParts(new Date(at))
  const { value: distance } = parts.find(({ type }) => type === 'timeZoneName')!
  // No distance is GMT or GMT+00:00, as the engine likes.
  return `${momentText(timeZone, at)} ${distance.replace('GMT', 'UTC').replace('+00:00', '')}`
}

/** A moment in UTC, which says so: 2026-11-18 09:41:07 UTC. */
export const utcText = (at: string | number): string => placedMomentText('UTC', at)

/** Making a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  })
  formats.set(timeZone, made)
  return made
}
