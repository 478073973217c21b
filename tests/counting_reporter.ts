import type { NamedReporterContract } from '@japa/runner/types'

import { fileResults, queue } from '#tests/queue'

/**
 * Prints the closing line that people and build servers read: `12 passed, 0 failed, 1 skipped`. Of files of a
 * queue the results are left there instead (npm test).
 */
export const countingReporter: NamedReporterContract = {
  name: 'counts',
  handler(runner, emitter) {
    if (queue) {
      fileResults.listen(emitter)
      fileResults.listenToProcess()
      return
    }
    emitter.on('runner:end', () => {
      const { aggregates, hasError } = runner.getSummary()
      const passed = aggregates.passed + aggregates.regression
      // A hook that throws fails no single test, yet something is broken.
      const failed = Math.max(aggregates.failed, hasError ? 1 : 0)
      const skipped = aggregates.skipped + aggregates.todo
      // At the very end, below what the other reporters print.
      process.once('exit', () =>
        console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
      )
    })
  },
}
