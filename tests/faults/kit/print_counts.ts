import { appendFileSync } from 'node:fs'
import { inspect } from 'node:util'

/** One line with the figures of a fault test, so that a run shows what it has really met. */
export function printCounts(what: string, counts: object) {
  const line = `${what}: ${inspect(counts, { breakLength: Infinity, compact: true })}`
  console.log(`    ${line}`)
  const file = process.env.TEST_FIGURES_FILE
  if (file) appendFileSync(file, `${line}\n`)
}
