/**
 * The value below which a share of sorted values lies.
 *
 * Formula: at place 1 + (n-1) share, between neighbours in proportion.
 * Source: Hyndman, Fan 1996, type 7 (the usual one of R). Unit: that of the values.
 * Edge case: without values it is undefined (NaN).
 */
export function quantileOf(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (at - Math.floor(at)) * (above - below)
}
