/** Contents that are read in a second where the machine has much else to do (docs/benchmarks.md). */
const CASES_PER_SECOND = 3500

/** From so many seconds on it is said before a search starts that it takes long. */
const SLOW_SECONDS = 1

/** How long a search of so many cases takes at most: it ends before where the first of them meet it. */
export function expectedSeconds(caseCount: number): { seconds: number; isSlow: boolean } {
  const seconds = Math.max(0.1, caseCount / CASES_PER_SECOND)
  return { seconds: Math.round(seconds * 10) / 10, isSlow: seconds >= SLOW_SECONDS }
}
