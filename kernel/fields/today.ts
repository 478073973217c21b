import { momentText } from '#kernel/fields/moment_text'

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
  return momentText(timeZone, now).slice(0, 10)
}
