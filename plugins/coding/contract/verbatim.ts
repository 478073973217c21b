/** Signs of the longest text by which verbatims that wait are looked for. */
export const LONGEST_SEARCH = 100
