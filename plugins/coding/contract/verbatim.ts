/** Signs of the longest text by which verbatims that wait are looked for. */
export const MOST_SOUGHT = 100
