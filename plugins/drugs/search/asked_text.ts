/** A text as it is compared: full-width signs and capital letters make no difference. */
export const foldedText = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** A text of which no sign means anything else in a pattern. */
export const likeText = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Patterns that find each word of a folded text anywhere. */
export const patternsOf = (folded: string) =>
  folded.split(/\s+/).map((word) => `%${likeText(word)}%`)

/** As far as a reported name is cut: what stands at its end is strength, form and package. */
const MOST_CUTS = 4

/** A name without its last word, its last two, and so on; its first word stays. */
export function shortened(text: string): string[] {
  const words = text.trim().split(/\s+/)
  const least = Math.max(1, words.length - MOST_CUTS)
  return Array.from({ length: words.length - least }, (_, cut) =>
    words.slice(0, words.length - cut - 1).join(' ')
  )
}
