import { inspect } from 'node:util'

/** One line with the figures of a fault test, so that a run shows what it has really met. */
export function printCounts(what: string, counts: object) {
  console.log(`    ${what}: ${inspect(counts, { breakLength: Infinity, compact: true })}`)
}
