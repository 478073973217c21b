/** What a write says, as JSON or as an uploaded file. */
export type Body = Record<string, unknown>

let words = 0
/** A text that no row has. */
export const word = () => `w${process.pid.toString(36)}x${(words++).toString(36)}`
