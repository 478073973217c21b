const SUFFIX = /^(?:Jr|Sr|I{2,3}|IV|\d(?:st|nd|rd|th))\.?$/

/**
 * An author as citations name them: `Demo, Anna Beth` is `Demo AB`, `Muster, Bert, Jr` is
 * `Muster B Jr`; groups, Chinese names and names with initials stay as they are.
 */
export function authorInCitation(name: string): string {
  const [family = '', ...others] = name.split(',').map((part) => part.trim())
  const suffixes = others.filter((part) => SUFFIX.test(part))
  const given = others.filter((part) => !SUFFIX.test(part)).join(' ')
  if (others.length === 0)
    return /\s\p{Lu}\.?(?:[-\s]?\p{Lu}\.?)*$/u.test(name) ? withoutStops(name) : name
  return [family, initialsOf(given), ...suffixes.map(withoutStops)].filter(Boolean).join(' ')
}

/** `Jean-Paul M.` gives JPM; what is initials already, and a Chinese name, stays. */
function initialsOf(given: string): string {
  if (/\p{Script=Han}/u.test(given)) return given
  const words = given.split(/[\s.-]+/).filter(Boolean)
  return words.map((word) => (/^\p{Lu}{1,4}$/u.test(word) ? word : word[0]!.toUpperCase())).join('')
}

/** `Demo A. B.` is `Demo AB`. */
function withoutStops(name: string): string {
  return name.replaceAll(/(?<=\p{Lu})\.[\s-]*(?=\p{Lu})/gu, '').replace(/\.$/, '')
}
