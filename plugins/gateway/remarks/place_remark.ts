import { type CaseContent, isRows, type Leaf, type Row } from '#kernel/case/content/case_content'
import { type Catalogue, isHeader } from '#kernel/case/content/catalogue'
import { toId, toKey } from '#kernel/case/content/element_id'
import { displayPath, formatPath, type PathStep } from '#kernel/case/content/element_path'
import { nameIn, nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import { rowNames } from '#kernel/case/content/row_names'

import type { NamedElement } from '#plugins/gateway/remarks/named_element'

/** Where in a case a remark stands. */
export interface RemarkPlace {
  /** Machine path; null for what the content has not: the header. */
  readonly path: string | null
  /** How people write it: `G.k[1].4.r[2].10.2b`. */
  readonly place: string
}

/** What a remark says beside the element that it names. */
export interface RemarkHints {
  /** Values that stand in its text. */
  readonly values: readonly string[]
  /** Something is said to be missing. */
  readonly isMissing: boolean
  /** Which one it is, from 0, of so many that say the same of the same element. */
  readonly turn?: { readonly at: number; readonly of: number }
}

/** One way to the element through the rows of the content. */
interface Way {
  readonly steps: readonly PathStep[]
  /** What the element says there; undefined where it is empty. */
  readonly value: Leaf | undefined
}

/**
 * Where a remark stands in the content that was sent: in the row that its text numbers, else in the only
 * one, else in the one that has the value it quotes, that lacks what is missing, or whose turn it is where
 * as many remarks say the same as there are rows. Where that leaves several rows it stands at their group.
 */
export function placeRemark(
  named: NamedElement,
  content: CaseContent,
  catalogue: Catalogue,
  hints: RemarkHints
): RemarkPlace {
  if (isHeader(named.id)) return { path: null, place: named.id }
  const element = catalogue.element(named.id)
  const groups = (element ?? catalogue.group(named.id))!.path
  const isGroup = !element && catalogue.repeats(named.id)
  const ways = waysTo(content, groups, isGroup ? null : toKey(named.id), named.rows)
  const path = formatPath(oneOf(ways, hints))
  const isThere = elementAtEnd(path) === named.id
  return { path, place: isThere ? shortPlace(displayPath(path, content)) : named.id }
}

/** `G.k[1].G.k.4.r[2].G.k.4.r.10.2b` as people write it: each level says only what it adds. */
function shortPlace(displayed: string): string {
  const levels = displayed.split(/(?<=\])\./)
  return levels
    .map((level, at) => {
      const before = levels[at - 1]?.replace(/\[[^\]]*\]$/, '')
      if (before === level) return ''
      return before && level.startsWith(`${before}.`) ? level.slice(before.length + 1) : level
    })
    .filter((level) => level !== '')
    .join('.')
}

function waysTo(
  content: CaseContent,
  groups: readonly string[],
  key: string | null,
  wanted: Readonly<Record<string, number>>
): Way[] {
  let ways: { steps: PathStep[]; level: CaseContent | Row; isEnded: boolean }[] = [
    { steps: [], level: content, isEnded: false },
  ]
  for (const group of groups) {
    const name = toKey(group)
    ways = ways.flatMap((way) => {
      if (way.isEnded) return [way]
      const found: unknown = way.level[name]
      const rows = isRows(found) ? found : []
      const names = rowNames(rows)
      const through = rows.map((level, at) => ({
        steps: [...way.steps, { key: name, row: names[at]! }],
        level,
        isEnded: false,
      }))
      const row = wanted[group]
      const taken = row === undefined ? through : through.slice(row - 1, row)
      const ended = { steps: [...way.steps, { key: name }], level: way.level, isEnded: true }
      return taken.length > 0 ? taken : [ended]
    })
  }
  const reached = ways.filter(({ isEnded }) => !isEnded)
  return (reached.length > 0 ? reached : ways).map(({ steps, level, isEnded }) => {
    if (isEnded || key === null) return { steps, value: undefined }
    return { steps: [...steps, { key }], value: level[key] as Leaf | undefined }
  })
}

/** The steps of the one way that is meant, or those that all of them share and the group that parts them. */
function oneOf(ways: readonly Way[], { values, isMissing, turn }: RemarkHints): PathStep[] {
  const [only] = ways
  if (only && ways.length === 1) return [...only.steps]
  const quoted = ways.filter(({ value }) => values.some((each) => says(value, each)))
  if (quoted.length === 1) return [...quoted[0]!.steps]
  const narrowed = quoted.length > 0 ? quoted : ways
  const empty = isMissing ? narrowed.filter(({ value }) => isEmpty(value)) : []
  if (empty.length === 1) return [...empty[0]!.steps]
  const rest = empty.length > 0 ? empty : narrowed
  if (turn && turn.of === rest.length) return [...rest[turn.at]!.steps]
  return shared(rest)
}

function shared(ways: readonly Way[]): PathStep[] {
  const [first, ...others] = ways.map(({ steps }) => steps)
  const parting = first!.findIndex(({ row }, at) => others.some((steps) => steps[at]?.row !== row))
  if (parting === -1) return [...first!]
  return [...first!.slice(0, parting), { key: first![parting]!.key }]
}

const isEmpty = (value: Leaf | undefined) =>
  value === undefined || nullFlavorOf(value) !== undefined

/** Receivers cut values, and write letters as they like. */
function says(value: Leaf | undefined, quoted: string): boolean {
  const texts = [valueOf(value), nameIn(value)].filter((each) => typeof each === 'string')
  const wanted = plain(quoted)
  return texts.some((text) => {
    const is = plain(text)
    return is === wanted || (wanted.length > 5 && is.startsWith(wanted))
  })
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** What a text puts between quotation marks, and what stands behind an element in its bracket. */
export function quotedValues(text: string, { to }: Pick<NamedElement, 'to'>): string[] {
  const quoted = [...text.matchAll(/"([^"]+)"|“([^”]+)”|'([^']+)'|「([^」]+)」/g)].map(
    ([, ...groups]) => groups.find((group) => group !== undefined)!
  )
  const behind = /^\s*[,:=，：]\s*([^\]]+)\]/.exec(text.slice(to))?.[1]
  return [...(behind ? [behind] : []), ...quoted]
}

/** Whether a text says that a value is missing. */
export const isOfMissing = (text: string): boolean =>
  /\b(?:required|mandatory|missing|must be (?:provided|given|present|populated|filled)|must contain a value|is empty|not (?:provided|present|populated))\b|缺失|缺少|必填|不能为空|未填/i.test(
    text
  )

/** The element that a path ends at, for whoever looks for its page. */
export const elementAtEnd = (path: string): string =>
  toId(path.split('.').at(-1)!.replace(/\[.*$/, ''))
