import { isKnownAddress } from '#kernel/http/known_addresses'
import { Line } from '#kernel/http/line'

/** ms */
const LONGEST = 10_000

/** A flood of strangers is not before whoever comes from where people work. */
const lines = {
  strangers: new Line({ between: 10, longest: LONGEST }),
  known: new Line({ between: 5, longest: LONGEST }),
}

/**
 * Whoever has not signed in comes one after the other: what fifty of them ask at once is spread, and
 * whoever works has a turn in between.
 * @param address network address of the caller
 * @throws LineTooLong
 */
export function strangersTurn(address: string): Promise<void> {
  return lines[isKnownAddress(address) ? 'known' : 'strangers'].wait()
}
