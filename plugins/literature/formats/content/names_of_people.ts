const HAN_LIST = /^[\p{Script=Han}·•\s,，、;；]+$/u
/** `Demo A` or `de la Muster BC Jr`: a family name and initials, so that a comma parts people. */
const WITH_INITIALS = /^[\p{L}\p{M}' .’-]+ \p{Lu}{1,4}(?: (?:Jr|Sr|\d(?:st|nd|rd|th)))?$/u

/**
 * The authors in a value: apart by semicolons or lines, in Chinese by commas, too; `Demo A, Muster B`
 * are two, `Demo, Anna` is one.
 */
export function peopleIn(value: string): string[] {
  const text = value.trim()
  const parts = text.split(/[;；\n]/)
  return parts
    .flatMap(people)
    .map((name) => name.replace(/[\s,，、]+$/u, '').trim())
    .filter(Boolean)
}

function people(text: string): string[] {
  if (HAN_LIST.test(text)) return text.split(/[,，、]/)
  const names = text.replace(/\.\s*$/, '').split(/,\s+/)
  return names.length > 1 && names.every((name) => WITH_INITIALS.test(name.trim())) ? names : [text]
}
