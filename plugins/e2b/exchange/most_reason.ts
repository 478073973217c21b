/** Longest reason of an export, in characters. */
export const MOST_REASON = 500
