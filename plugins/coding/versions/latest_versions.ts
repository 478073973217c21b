/**
 * MedDRA comes out in March as N.0 and in September as N.1, N being the year less 1997 (20.0 in
 * March 2017).
 * @param day yyyy-MM-dd
 * @returns the newest version that is out on that day
 */
export function newestVersionOn(day: string): string {
  const [year, month] = day.split('-').map(Number)
  if (month >= 9) return `${year - 1997}.1`
  return month >= 3 ? `${year - 1997}.0` : `${year - 1998}.1`
}

/** The version before another one: 27.0 before 27.1, 26.1 before 27.0. */
function versionBefore(version: string): string {
  const [number, part] = version.split('.').map(Number)
  return part > 0 ? `${number}.${part - 1}` : `${number - 1}.1`
}

/** Compares versions by their numbers, the newer one first. */
export function newerFirst(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.split('.').map(Number))
  return second[0] - first[0] || second[1] - first[1]
}

/**
 * The three versions that a post-marketing case may be coded with, the
 * newest first: the newest that is out or, when a newer one is in use already, that one, and the two
 * before it.
 * @param day yyyy-MM-dd
 * @param inUse versions that this installation codes with
 */
export function latestVersions(day: string, inUse: readonly string[]): string[] {
  const newest = [newestVersionOn(day), ...inUse].sort(newerFirst)[0]
  const before = versionBefore(newest)
  return [newest, before, versionBefore(before)]
}
