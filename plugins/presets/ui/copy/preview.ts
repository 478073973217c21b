import type { CaseContent } from '#kernel/case/content/case_content'
import { at, displayPath, formatPath, type PathStep } from '#kernel/case/content/element_path'
import { sameLeaf, type Leaf } from '#kernel/case/content/leaf'
import { walkContent } from '#kernel/case/content/walk_content'
import { changeLevel, withKey, type Level } from '#resources/forms/content/edit_content'
import { rowsAt } from '#resources/forms/content/edit_rows'
import { layOver, type PresetForm, filledUnits } from '#plugins/presets/ui/copy/lay_over'

/** What becomes of one element. */
export type Outcome = 'filled' | 'overwritten' | 'removed' | 'stays' | 'same'

export interface PreviewLine {
  path: string
  element: string
  /** Place among the rows inside, from 1; absent for what stands at the level itself. */
  row?: string
  now?: Leaf
  /** What the preset says. */
  comes?: Leaf
  outcome: Outcome
}

export interface Copying {
  /** The content after the preset is copied. */
  after: CaseContent
  lines: PreviewLine[]
}

/** What is copied, and where it goes. */
export interface CopyWish extends PresetForm {
  content: CaseContent
  /** Where the preset goes: nowhere further, or into a row; a row that is not there is made. */
  steps: readonly PathStep[]
  /** What the preset says at that level. */
  preset: Level
  overwrite: boolean
}

/** The lines that a copy changes. */
export function changedLines(lines: readonly PreviewLine[]): PreviewLine[] {
  return lines.filter(({ outcome }) => outcome !== 'stays' && outcome !== 'same')
}

/** Copies a preset into a content and tells, element by element, what that does. */
export function copyPreset({ content, steps, preset, overwrite, ...form }: CopyWish): Copying {
  const begun = withRow(content, steps)
  const laid = (all: boolean) =>
    changeLevel(begun, steps, (level) => layOver(level, preset, form, all))
  const [after, full] = [laid(overwrite), laid(true)]
  const units = filledUnits(preset, form)
    .flat()
    .flatMap((key) => [key, ...(form.catalogue.codesOfWords.get(key) ?? [])])
  const places = new Map<string, Pick<PreviewLine, 'path' | 'element' | 'row'>>()
  for (const source of [full, begun]) {
    for (const { path, element, rows } of walkContent(source)) {
      if (!units.includes(keyBelow(path, steps)) || places.has(path)) continue
      const row = rows.length > steps.length ? lastPlace(displayPath(path, source)) : undefined
      places.set(path, { path, element, row })
    }
  }
  const order = (path: string) => units.indexOf(keyBelow(path, steps))
  const inOrder = [...places.values()].sort((a, b) => order(a.path) - order(b.path))
  const lines = inOrder.map((place) => {
    const [now, comes, becomes] = [begun, full, after].map(
      (each) => at(each, place.path) as Leaf | undefined
    )
    return { ...place, now, comes, outcome: outcomeOf(now, comes, becomes) }
  })
  return { after, lines }
}

function outcomeOf(now?: Leaf, comes?: Leaf, becomes?: Leaf): Outcome {
  if (sameLeaf(now, comes)) return 'same'
  if (sameLeaf(now, becomes)) return 'stays'
  if (becomes === undefined) return 'removed'
  return now === undefined ? 'filled' : 'overwritten'
}

function withRow(content: CaseContent, [step]: readonly PathStep[]): CaseContent {
  if (!step?.row) return content
  const rows = rowsAt(content, step.key)
  if (rows.some(({ id }) => id === step.row)) return content
  return withKey(content, step.key, [...rows, { id: step.row }]) as CaseContent
}

/** `2` of `G.k[1].G.k.2.3.r[2].G.k.2.3.r.1`. */
function lastPlace(path: string): string | undefined {
  return path.match(/\[([^\]]+)\](?!.*\[)/)?.[1]
}

/** The first key of a path below some steps; nothing for a path that stands elsewhere. */
function keyBelow(path: string, steps: readonly PathStep[]): string {
  const above = steps.length > 0 ? `${formatPath(steps)}.` : ''
  return path.startsWith(above) ? path.slice(above.length).split(/[.[]/)[0]! : ''
}
