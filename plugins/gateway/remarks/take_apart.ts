import { withoutPleasantries } from '#plugins/gateway/remarks/pleasantries'

export type RemarkSeverity = 'error' | 'warning'

/** One remark of a receiver, in its words. */
export interface RemarkPart {
  readonly text: string
  readonly severity: RemarkSeverity
  /** The receiver cut it off: its end is not known. */
  readonly isCut: boolean
}

/** ACK.B.r.7 and ACK.A.5 have room for so many characters; receivers that hold to it cut what is longer. */
const ROOM = 250

/** Longer than any list of remarks; what is longer stays whole. */
const LONGEST = 50_000

/** More than any receiver has; what comes after them stays together. */
const MOST = 500

/** A heading of a list, `Warnings:`; the word alone on a line needs no colon. */
const HEADING =
  /(?:^|(?<=[\n;.。；]))[ \t]*(?:business rule )?(errors?|rejections?|warnings?|错误|警告)[ \t]*(?:\([^)\n]*\))?[ \t]*(?:[:：]|(?=\n))/gi

/**
 * Takes a text of a receiver apart: into the items of its numbered lists, else into what its lines and
 * semicolons part, where each part speaks of something of its own. What only says that all is well is
 * no remark. What cannot be taken apart stays whole.
 * @param text as it came, not a character less: its length says whether it was cut
 * @param severity of what stands under no heading
 * @param opens whether a part begins with what a remark begins with: an element, a rule
 */
export function takeApart(
  text: string,
  severity: RemarkSeverity,
  opens: (part: string) => boolean
): RemarkPart[] {
  const isCut = wasCut(text)
  if (text.length > LONGEST) return [{ text, severity, isCut }]
  const parts = sections(text.replaceAll(/\r\n?/g, '\n')).flatMap(({ heading, body }) =>
    itemsOf(body, opens).map((item) => ({
      text: withoutPleasantries(item).trim(),
      severity: heading ?? severity,
      isCut: false,
    }))
  )
  const last = parts.at(-1)
  const whole = parts.map((part) => (part === last ? { ...part, isCut } : part))
  return together(whole.filter((part) => /[\p{L}\p{N}]/u.test(part.text)))
}

function together(parts: readonly RemarkPart[]): RemarkPart[] {
  const rest = parts.slice(MOST)
  if (rest.length === 0) return [...parts]
  const text = rest.map((part) => part.text).join('\n')
  return [...parts.slice(0, MOST), { ...rest.at(-1)!, text }]
}

/** Full to the last character, or ended by dots. */
function wasCut(text: string): boolean {
  return [...text].length === ROOM || /(?:\.{3,}|…)["'”\])]*\s*$/u.test(text)
}

interface Section {
  readonly heading: RemarkSeverity | null
  readonly body: string
}

function sections(text: string): Section[] {
  const headings = [...text.matchAll(HEADING)]
  const starts = headings.map(({ index }) => index)
  const first: Section = { heading: null, body: text.slice(0, starts[0]) }
  return [
    first,
    ...headings.map(([whole, word], at): Section => {
      const heading = /^(?:warning|警告)/i.test(word!) ? 'warning' : 'error'
      return { heading, body: text.slice(starts[at]! + whole.length, starts[at + 1]) }
    }),
  ]
}

function itemsOf(body: string, opens: (part: string) => boolean): string[] {
  const numbered = numberedItems(body)
  if (numbered) return numbered
  const bulleted = body.split(/^[ \t]*[-*•·][ \t]+/m)
  if (bulleted.length > 1) return bulleted
  return parted(body.split('\n'), '\n', opens).flatMap((line) =>
    parted(outsideOfBrackets(line), '; ', opens)
  )
}

/** `1: `, `1) `, `(1) `, `[1] `, `1. `, `1、`; a value such as `= 1. ` is none. */
const MARK =
  /(?<![=<>≤≥][ \t]{0,3})(?:^|(?<=[\s;；,，。.]))[([（]?(\d{1,3})(?:[:)\]、：）]|\.(?=\s))[ \t]*(?=\S)/gm

/** Items of a list that counts from 1; null where there is none. */
function numberedItems(body: string): string[] | null {
  const marks: { from: number; to: number }[] = []
  for (const { 0: mark, 1: number, index } of body.matchAll(MARK)) {
    if (Number(number) === marks.length + 1) marks.push({ from: index, to: index + mark.length })
  }
  const isList = marks.length > 1 || (marks.length === 1 && isAtLineStart(body, marks[0]!.from))
  if (!isList) return null
  const items = marks.map(({ to }, at) => body.slice(to, marks[at + 1]?.from))
  return [body.slice(0, marks[0]!.from), ...items].map((item) =>
    item
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replace(/[;；]$/, '')
  )
}

const isAtLineStart = (text: string, at: number) =>
  /(?:^|\n)[ \t]*$/.test(text.slice(0, at)) && at >= 0

/** Joins pieces again that do not begin as a remark does: they go on with the one before. */
function parted(pieces: readonly string[], between: string, opens: (part: string) => boolean) {
  const joined: string[] = []
  for (const piece of pieces.map((each) => each.trim()).filter((each) => each !== '')) {
    const goesOn = joined.length > 0 && !opens(piece) && !isPleasant(joined.at(-1)!)
    if (goesOn && !isPleasant(piece)) joined.push(`${joined.pop()!}${between}${piece}`)
    else joined.push(piece)
  }
  return joined
}

const isPleasant = (text: string) => withoutPleasantries(text).trim() === ''

/** Parts between semicolons that stand in no bracket and no quotation. */
function outsideOfBrackets(line: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    if (!isQuoted && /[([（【]/.test(character)) depth++
    if (!isQuoted && /[)\]）】]/.test(character)) depth = Math.max(0, depth - 1)
    const isBetween = /[;；]/.test(character) && depth === 0 && !isQuoted
    if (isBetween) parts.push('')
    else parts.push(`${parts.pop()!}${character}`)
  }
  return parts
}
