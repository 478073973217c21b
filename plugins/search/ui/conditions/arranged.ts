import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import type { Draft } from '#plugins/search/ui/conditions/draft'

/** A heading above the conditions on a group, or a condition. */
export type Line =
  | {
      readonly kind: 'heading'
      readonly key: string
      /** Key of the group; empty above those on the case. */
      readonly group: string
      readonly depth: number
      /** Conditions below it, those on groups inside among them. */
      readonly count: number
    }
  | {
      readonly kind: 'condition'
      readonly key: string
      readonly draft: Draft
      readonly depth: number
      /** From 1, in the order in which they are shown. */
      readonly number: number
    }

interface Level {
  readonly group: string
  readonly own: Draft[]
  readonly inside: Level[]
}

/** Conditions under the groups that they ask about; those without an element come last. */
export function arranged(drafts: readonly Draft[], catalogue: Catalogue): Line[] {
  const top: Level = { group: '', own: [], inside: [] }
  const blank: Draft[] = []
  for (const draft of drafts) {
    const element = draft.element === undefined ? undefined : catalogue.element(draft.element)
    if (element === undefined) {
      blank.push(draft)
      continue
    }
    let level = top
    for (const group of element.path) level = inside(level, toKey(group))
    level.own.push(draft)
  }
  let number = 0
  const lineOf = (draft: Draft, depth: number): Line => ({
    ...{ kind: 'condition', key: draft.key, draft, depth, number: ++number },
  })
  const linesOf = (level: Level, depth: number): Line[] => [
    ...(countOf(level) > 0 && (depth > 0 || level.own.length > 0) ? [headingOf(level, depth)] : []),
    ...level.own.map((draft) => lineOf(draft, depth)),
    ...level.inside.flatMap((each) => linesOf(each, depth + 1)),
  ]
  return [...linesOf(top, 0), ...blank.map((draft) => lineOf(draft, 0))]
}

function inside(level: Level, group: string): Level {
  const known = level.inside.find((each) => each.group === group)
  if (known) return known
  const made: Level = { group, own: [], inside: [] }
  level.inside.push(made)
  return made
}

const countOf = ({ own, inside: levels }: Level): number =>
  own.length + levels.reduce((sum, each) => sum + countOf(each), 0)

const headingOf = (level: Level, depth: number): Line => ({
  kind: 'heading',
  key: `heading ${level.group}`,
  group: level.group,
  depth,
  count: level.group === '' ? level.own.length : countOf(level),
})
