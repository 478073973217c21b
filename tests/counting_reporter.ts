import { writeFileSync } from 'node:fs'
import type { NamedReporterContract } from '@japa/runner/types'

import { secondsOfFiles } from '#tests/queue'
import { failuresOf } from '../scripts/test/failures.ts'

interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

/** `12 passed, 0 failed, 1 skipped`: the closing line that people and build servers read. */
function countsLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** Taken out of the environment: a test may run tests in a process of its own. */
const file = process.env.TEST_COUNTS_FILE
delete process.env.TEST_COUNTS_FILE

/**
 * Prints the closing line, or writes the counts, with what failed and the seconds that each file
 * took, to the file that TEST_COUNTS_FILE names (npm test).
 */
export const countingReporter: NamedReporterContract = {
  name: 'counts',
  handler(runner, emitter) {
    emitter.on('runner:end', () => {
      const summary = runner.getSummary()
      const { aggregates, hasError } = summary
      const counts: TestCounts = {
        passed: aggregates.passed + aggregates.regression,
        // A hook that throws fails no single test, yet something is broken.
        failed: Math.max(aggregates.failed, hasError ? 1 : 0),
        skipped: aggregates.skipped + aggregates.todo,
      }
      const outcome = { ...counts, failures: failuresOf(summary), seconds: secondsOfFiles }
      if (file) writeFileSync(file, JSON.stringify(outcome))
      // At the very end, below what the other reporters print.
      else process.once('exit', () => console.log(`\n${countsLine(counts)}`))
    })
  },
}
