/**
 * Reports about one drug and one event, counted in four cells: a with both, b with the drug alone,
 * c with the event alone, d with neither. Each report counts once however often it says the pair.
 */
export interface TwoByTwo {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** All reports. */
export const totalOf = ({ a, b, c, d }: TwoByTwo): number => a + b + c + d

/**
 * Reports with both that are expected when drug and event are independent.
 * Formula: E = (a+b)(a+c)/N. Unit: reports. Edge case: without reports it is undefined (NaN).
 */
export function expectedOf(table: TwoByTwo): number {
  const { a, b, c } = table
  return ((a + b) / totalOf(table)) * (a + c)
}

/** A figure with its two-sided limits of 95%. NaN stands for undefined. */
export interface WithLimits {
  readonly value: number
  readonly low: number
  readonly high: number
}
