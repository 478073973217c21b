import type { Words } from '#kernel/language/words'

import { wrongContent } from '#plugins/e2b/intake/refusals'
import { wording } from '#plugins/e2b/lang/server/wording'

/** The setting of the installation, in `config/messages.ts`. */
export interface MessageSettings {
  /** Largest message in bytes; what comes in can go out. */
  readonly limit: number
  /** Whether messages leave the formal environment although no ICH schema is there to check them by. */
  readonly mayLeaveUnchecked: boolean
}

/** Largest message in bytes, in and out, where nothing else is set. */
export const USUAL_LIMIT = 64 * 1024 * 1024

/** Longest text of a message in characters, documents left out: ten times what ICH allows at most. */
const MOST_TEXT = 1_000_000

/** Longest part of a message, in characters, that is kept although no element takes it. */
export const MOST_UNMAPPED = 10_000_000

/**
 * Parts that are kept beside one report although no element takes them; whoever opens the case reads
 * them all. Samples have a few dozen.
 */
const MOST_PARTS = 20_000

/** Why a message of so many bytes is not taken, or undefined when it is small enough. */
export function tooLargeToImport(size: number, limit: number): Words | undefined {
  if (size <= limit) return undefined
  const [is, most] = megabytes(size, limit)
  return wording('message_limit.the_file_has_mb_at_most', { is, most })
}

/** Why a message of so many bytes does not leave, or undefined when it is small enough. */
export function tooLargeToExport(size: number, limit: number): Words | undefined {
  if (size <= limit) return undefined
  const [is, most] = megabytes(size, limit)
  return wording('message_limit.the_message_would_have_mb_at', { is, most })
}

/**
 * Refuses a text that is longer than any honest one.
 * @param name element number, or the place in the message
 * @throws a refusal (3001)
 */
export function refuseEndless(name: string, length: number, most = MOST_TEXT): void {
  if (length <= most) return
  const [is, limit] = [length, most].map((count) => count.toLocaleString('en'))
  throw wrongContent(wording('message_limit.the_text_of_has_characters_at', { name, is, limit }))
}

/**
 * Refuses a report with more parts that no element takes than any honest one has.
 * @throws a refusal (3001)
 */
export function refuseCountless(parts: number): void {
  if (parts <= MOST_PARTS) return
  const most = MOST_PARTS.toLocaleString('en')
  throw wrongContent(wording('message_limit.more_than_parts_of_the_message', { most }))
}

function megabytes(size: number, limit: number): [string, string] {
  const most = limit / 1024 / 1024
  return [(size / 1024 / 1024).toFixed(1), String(Math.floor(most) || most.toFixed(3))]
}
