import { type MarkKind, markPatterns } from '#plugins/literature/marking/mark_patterns'

/** A place in a text that is pointed out: from `start` to before `end`, as `slice` counts. */
export interface TextMark {
  readonly start: number
  readonly end: number
  readonly kind: MarkKind
  /** Id of the pattern; of a word of a strategy the word. */
  readonly pattern: string
}

/**
 * The marks of a text: words of a strategy, ages, sex, doses, words of safety in English and Chinese.
 * The same text has the same marks, whoever looks; they are in order and never overlap: what begins
 * first is marked, of what begins at one place a word of the strategy, else the longest.
 * @param words of a strategy, as they are written there; capitals do not matter
 */
export function markText(text: string, words: readonly string[] = []): TextMark[] {
  const wanted = words.map((word) => word.trim()).filter((word) => word !== '')
  const ofWords = wanted.flatMap((word) =>
    found(text, wordPattern(word)).map((place) => ({
      ...place,
      kind: 'word' as const,
      pattern: word.toLowerCase(),
    }))
  )
  const others = markPatterns.flatMap(({ id, kind, pattern }) =>
    found(text, pattern).map((place) => ({ ...place, kind, pattern: id }))
  )
  const inOrder = [...ofWords, ...others].toSorted(
    (a, b) =>
      a.start - b.start ||
      rank(a) - rank(b) ||
      b.end - a.end ||
      a.pattern.localeCompare(b.pattern, 'en')
  )
  const marks: TextMark[] = []
  for (const mark of inOrder) if (mark.start >= (marks.at(-1)?.end ?? 0)) marks.push(mark)
  return marks
}

const rank = ({ kind }: TextMark) => (kind === 'word' ? 0 : 1)

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: marked }) => ({
    start: index,
    end: index + marked.length,
  }))

/** A word of Latin letters is none within another one; Chinese has no ends of words. */
function wordPattern(word: string): RegExp {
  const plain = word.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)
  const [before, after] = [/^[\p{Script=Latin}\d]/u, /[\p{Script=Latin}\d]$/u].map((end) =>
    end.test(word)
  )
  const open = before ? String.raw`(?<![\p{Script=Latin}\d])` : ''
  const close = after ? String.raw`(?![\p{Script=Latin}\d])` : ''
  return new RegExp(open + plain + close, 'giu')
}
