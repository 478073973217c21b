import { referenceFolder } from '../../tests/reference.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** What failed, each with its names and its message. */
  readonly failures?: readonly string[]
}

/**
 * Prints once more what failed, a line for each part, and ends with `N passed, N failed`, which is what build servers
 * read. Gives the sum.
 */
export function printCounts(parts: [string, Counts][]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  const failures = parts.flatMap(([, counts]) => counts.failures ?? [])
  if (failures.length > 0) console.log('\n  Failed:')
  for (const failure of failures) console.log(`\n${failure.replace(/^/gm, '  ')}`)
  console.log('')
  for (const [name, counts] of parts) {
    const { passed, failed, skipped } = counts
    console.log(`  ${name.padEnd(14)} ${passed} passed  ${failed} failed  ${skipped} skipped`)
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  if (!referenceFolder()) {
    console.log('  PHAROS_REFERENCE is not set: tests on external reference data were skipped')
  }
  console.log(`  ${sum.skipped} skipped`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  return sum
}
