/** What a file cannot hold: halves of characters, and signs of control but tabs and ends of lines. */
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u

/** The first character of a text that no file can hold, as `U+0001`; null where there is none. */
export function unwritable(text: string): string | null {
  const found = UNWRITABLE.exec(text)
  if (!found) return null
  return `U+${found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
