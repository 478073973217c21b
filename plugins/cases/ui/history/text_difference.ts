import { diffArrays } from 'diff'

/** A stretch of two texts: the same on both sides, or replaced ('' where one side has nothing). */
export interface TextPiece {
  same: boolean
  before: string
  after: string
}

/** Texts of this length are compared word by word. */
export const LONG_TEXT = 60

/** Words that are taken away and added up to here are told one by one; beyond all counts as replaced. */
const MOST_EDITS = 1000

/**
 * What differs between two texts, word by word (Chinese: character by character). The pieces of
 * each side put together are that side again.
 */
export function textDifference(before: string, after: string): TextPiece[] {
  const edits = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_EDITS })
  if (edits === undefined) return [{ same: false, before, after }]
  const pieces: TextPiece[] = []
  for (const { value, added, removed } of edits) {
    const text = value.join('')
    const last = pieces.at(-1)
    if (!added && !removed) pieces.push({ same: true, before: text, after: text })
    else if (last && !last.same) last[added ? 'after' : 'before'] += text
    else pieces.push({ same: false, before: removed ? text : '', after: added ? text : '' })
  }
  return pieces
}

function wordsOf(text: string): string[] {
  // A word keeps the blank after it: blanks alone would match everywhere and mean nothing.
  return text.match(/\p{Script=Han}\s*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []
}
