import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import type { PathStep } from '#kernel/case/content/element_path'
import { presetKinds, presetPlaces, type PresetKind } from '#plugins/presets/contract'
import { copyRow, newRow, rowsAt } from '#resources/forms/content/edit_rows'
import type { Level } from '#resources/forms/content/edit_content'

/** The kind of preset that belongs on a page, or undefined. */
export function kindOfPage(page: string): PresetKind | undefined {
  return presetKinds.find((kind) => presetPlaces[kind].page === page)
}

/** Key of the group whose row a preset of this kind is; undefined for a page without rows. */
export function groupKeyOf(kind: PresetKind): string | undefined {
  const { group } = presetPlaces[kind]
  return group && toKey(group)
}

/** What a preset says at the level into which it is copied; its rows with identities of their own. */
export function levelOfPreset(kind: PresetKind, content: CaseContent): Level {
  const key = groupKeyOf(kind)
  const { id: _id, ...level } = copyRow({ ...(key ? rowsAt(content, key)[0]! : content), id: '' })
  return level as Level
}

/** A level as the content of a preset. */
export function contentOfLevel(kind: PresetKind, level: Level): CaseContent {
  const { id: _id, ...copy } = copyRow({ ...level, id: '' })
  const key = groupKeyOf(kind)
  return (key ? { [key]: [{ ...copy, ...newRow() } as Row] } : copy) as CaseContent
}

/** Steps to the level of a kind: into a row of its group, or nowhere. */
export function stepsTo(kind: PresetKind, row: string | undefined): PathStep[] {
  const key = groupKeyOf(kind)
  return key && row ? [{ key, row }] : []
}

/** The open row, unless it names another thing of the kind already: then a preset is a new row. */
export function rowToFill(
  kind: PresetKind,
  content: CaseContent,
  open: string | undefined
): string | undefined {
  const { needs } = presetPlaces[kind]
  const row = rowsAt(content, groupKeyOf(kind) ?? '').find(({ id }) => id === open)
  return needs && row?.[toKey(needs)] !== undefined ? undefined : open
}
