import { inspect } from 'node:util'

import { fileResults } from '#tests/queue'

/** One line with the figures of a fault test, so that a run shows what it has really met. */
export function printCounts(what: string, counts: object) {
  const line = `${what}: ${inspect(counts, { breakLength: Infinity, compact: true })}`
  console.log(`    ${line}`)
  fileResults.note(line)
}
