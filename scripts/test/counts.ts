import { referenceFolder } from '../../tests/reference.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, each with its names and its message. */
  readonly failures?: readonly string[]
}

export const sumOf = (all: Iterable<Counts>): Required<Counts> => {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] }
  for (const { passed, failed, skipped, failures = [] } of all) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
    sum.failures.push(...failures)
  }
  return sum
}

/**
 * Prints once more what failed, a line for each part, and ends with `N passed, N failed`, which is what build servers
 * read. Gives the sum.
 */
export function printCounts(parts: [string, Counts][]): Counts {
  const sum = sumOf(parts.map(([, counts]) => counts))
  if (sum.failures.length > 0) console.log('\n  Failed:')
  for (const failure of sum.failures) console.log(`\n${failure.replace(/^/gm, '  ')}`)
  console.log('')
  for (const [name, { passed, failed, skipped }] of parts) {
    console.log(`  ${name.padEnd(14)} ${passed} passed  ${failed} failed  ${skipped} skipped`)
  }
  if (!referenceFolder()) {
    console.log('  PHAROS_REFERENCE is not set: tests on external reference data were skipped')
  }
  console.log(`  ${sum.skipped} skipped`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  return sum
}
