/** A stretch of two texts: the same on both sides, or replaced ('' where one side has nothing). */
export interface TextPiece {
  same: boolean
  before: string
  after: string
}

/** Texts of this length are compared word by word. */
export const LONG_TEXT = 60

/** Words up to here are compared one by one; a longer middle counts as replaced. */
const MOST_STEPS = 4_000_000

/**
 * What differs between two texts, word by word (Chinese: character by character). The pieces of
 * each side put together are that side again.
 */
export function textDifference(before: string, after: string): TextPiece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const shorter = Math.min(old.length, fresh.length)
  let head = 0
  while (head < shorter && old[head] === fresh[head]) head++
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++
  const middle = commonWords(
    old.slice(head, old.length - tail),
    fresh.slice(head, fresh.length - tail)
  )
  const pairs = [
    ...Array.from({ length: head }, (_, at) => [at, at] as const),
    ...middle.map(([i, j]) => [i + head, j + head] as const),
    ...Array.from(
      { length: tail },
      (_, at) => [old.length - tail + at, fresh.length - tail + at] as const
    ),
  ]
  return piecesOf(old, fresh, pairs)
}

type Pairs = readonly (readonly [number, number])[]

function wordsOf(text: string): string[] {
  // A word keeps the blank after it: blanks alone would match everywhere and mean nothing.
  return text.match(/\p{Script=Han}\s*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []
}

/** Places of the longest common subsequence, on both sides. */
function commonWords(old: readonly string[], fresh: readonly string[]): Pairs {
  if (old.length * fresh.length > MOST_STEPS) return []
  const width = fresh.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = fresh.length - 1; j >= 0; j--) {
      const longer = Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
      lengths[i * width + j] = old[i] === fresh[j] ? lengths[(i + 1) * width + j + 1]! + 1 : longer
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < old.length && j < fresh.length;) {
    if (old[i] === fresh[j]) pairs.push([i++, j++])
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++
    else j++
  }
  return pairs
}

function piecesOf(old: readonly string[], fresh: readonly string[], pairs: Pairs): TextPiece[] {
  const pieces: TextPiece[] = []
  const add = (same: boolean, before: string, after: string) => {
    const last = pieces.at(-1)
    if (before === '' && after === '') return
    if (last?.same !== same) return void pieces.push({ same, before, after })
    last.before += before
    last.after += after
  }
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...pairs, [old.length, fresh.length] as const]) {
    add(false, old.slice(i, nextI).join(''), fresh.slice(j, nextJ).join(''))
    add(true, old[nextI] ?? '', fresh[nextJ] ?? '')
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return pieces
}
