/**
 * Spaces, control characters, and what takes no room or shows an empty place: Default_Ignorable_Code_Point
 * of Unicode (zero width, joiners, soft hyphen, Hangul fillers, directions), annotation marks, blank Braille.
 */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u17B4\u17B5\uFFF9-\uFFFB\u2800]/u

/**
 * What somebody typed without the spaces around it; '' where nothing of it can be seen, however many
 * characters it has. The one place that decides whether a text that is needed was given.
 */
export function saidText(typed: string): string {
  return SEEN.test(typed) ? typed.trim() : ''
}
