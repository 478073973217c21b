import { totalOf, type TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'

/**
 * Chi-square of a two by two table with one degree of freedom, plain and with the correction of Yates.
 *
 * Formula: N (ad - bc)^2 / ((a+b)(c+d)(a+c)(b+d)); Yates N max(0, |ad - bc| - N/2)^2 over the same.
 * Source: Yates 1934; Evans, Waller, Davis 2001 use the corrected one. Unit: none.
 * Edge cases: an empty margin leaves it undefined (NaN). It is divided by N before products are made, so
 * that counts of many millions are exact.
 */
export function chiSquare(table: TwoByTwo): { readonly plain: number; readonly yates: number } {
  const { a, b, c, d } = table
  const total = totalOf(table)
  const spread = ((a + b) / total) * (c + d) * ((a + c) / total) * ((b + d) / total)
  const excess = Math.abs((a / total) * d - (b / total) * c)
  const corrected = Math.max(0, excess - 0.5)
  return { plain: (excess * excess) / spread, yates: (corrected * corrected) / spread }
}
