/** Scripts that are written without blanks between words. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u
/** Control characters other than line breaks, and what is no character: a case takes neither. */
const ODD = /[^\P{Cc}\n]|[\ufffe\uffff\u00ad\u200b\ufeff]/gu

/**
 * A selected text as it goes into a field: the lines of a printed page run on, without a blank
 * where the script has none; an empty line stays a paragraph where the field takes several lines.
 * @param manyLines whether the field takes several lines
 */
export function runningText(selected: string, manyLines: boolean): string {
  const paragraphs = selected
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(ODD, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').reduce(joinLines, '').replace(/ {2,}/g, ' ').trim())
    .filter(Boolean)
  return manyLines ? paragraphs.join('\n') : paragraphs.reduce(joinLines, '')
}

/** A text with a blank where it meets what stands before and after it, unless the script has none. */
export function fitted(before: string, text: string, after: string): string {
  const [first, last] = [[...text][0] ?? '', [...text].at(-1) ?? '']
  return blank([...before].at(-1), first) + text + blank(last, [...after][0])
}

function blank(left = '', right = ''): string {
  const meets = left !== '' && right !== '' && !/[\s(（]/.test(left) && !/[\s.,;:!?)]/.test(right)
  return meets && !(CJK.test(left) && CJK.test(right)) ? ' ' : ''
}

/** A word that is parted at the end of a line keeps its hyphen: only a reader knows whether it has one. */
function joinLines(before: string, line: string): string {
  const [left, right] = [before.trimEnd(), line.trim()]
  const last = [...left].at(-1) ?? ''
  const first = [...right][0] ?? ''
  const runsOn = left === '' || right === '' || last === '-' || (CJK.test(last) && CJK.test(first))
  return runsOn ? left + right : `${left} ${right}`
}
