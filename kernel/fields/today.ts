/** Whose days are counted: a project, or the platform. */
export interface HasTimeZone {
  /** IANA name, as Asia/Shanghai. */
  readonly timeZone: string
}

/** Whose days count for what belongs to no project: notices, versions, terms of accounts. */
export const platformZone: HasTimeZone = { timeZone: 'Asia/Shanghai' }

/**
 * The present day (yyyy-MM-dd) where somebody is. Neither the clock of the server nor that of a
 * browser has a say in which day it is.
 * @param now milliseconds since 1970 UTC
 */
export function today({ timeZone }: HasTimeZone, now = Date.now()): string {
  const parts = dayFormat(timeZone).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)!.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Making a format takes longer than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const made = new Intl.DateTimeFormat('en', { timeZone, ...digits })
  dayFormats.set(timeZone, made)
  return made
}
