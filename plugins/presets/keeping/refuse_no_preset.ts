import type { CaseContent } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { isFilled } from '#kernel/case/content/leaf'
import { saidText } from '#kernel/case/content/said_text'
import { walkContent, type PlacedLeaf } from '#kernel/case/content/walk_content'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { nameFault } from '#kernel/fields/name_fault'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Words } from '#kernel/language/words'

import { presetPlaces, type PresetKind } from '#plugins/presets/contract'
import { wording } from '#plugins/presets/lang/server/wording'

/** Letters of the name of a preset. */
export const LONGEST_NAME = 100

/** What somebody wants to keep, as it came. */
interface Offered {
  readonly kind: PresetKind
  readonly name: unknown
  readonly content: unknown
}

/**
 * The name and the content of a sound preset. Refuses with 2017, in one sentence, what has no name,
 * what does not have the shape of its page, more than one row, what tells of a patient or an event,
 * and what leaves out the element that its kind needs.
 */
export function refuseNoPreset(
  forms: FormSchemas,
  { kind, name, content }: Offered
): { name: string; content: CaseContent } {
  const { page, group, needs, leftOut } = presetPlaces[kind]
  const trimmed = typeof name === 'string' ? saidText(name) : ''
  if (trimmed === '' || trimmed.length > LONGEST_NAME) refuse(nameless)
  const misnamed = nameFault(trimmed)
  if (misnamed) refuse(misnamed)
  const [problem] = forms.validateShape(page, content)
  if (problem) refuse(problem.message)
  const sound = content as CaseContent
  const leaves = [...walkContent(sound)]
  const foreign = leaves.find((leaf) => leftOut.some((id) => isBelow(leaf, id)))
  if (foreign) refuse(ofOneCase(foreign.element))
  if (leaves.length === 0) refuse(empty)
  if (group && !hasOneRow(sound, group)) refuse(oneRow)
  if (needs && !leaves.some(({ element, leaf }) => element === needs && isFilled(leaf))) {
    refuse(needed(needs))
  }
  return { name: trimmed, content: sound }
}

function hasOneRow(content: CaseContent, group: string): boolean {
  const rows = content[toKey(group)]
  return Array.isArray(rows) && rows.length === 1
}

/** The element itself, or one in the rows of the group of that number. */
function isBelow({ element, path }: PlacedLeaf, id: string): boolean {
  return element === id || path.includes(`.${toKey(id)}[`)
}

function refuse(detail: Words): never {
  throw new kernelErrors.E_PARAMETER({ detail })
}

const nameless = wording('refuse_no_preset.nameless', { longest_name: LONGEST_NAME })
const oneRow = wording('refuse_no_preset.one_row')
const empty = wording('refuse_no_preset.empty')
const ofOneCase = (id: string) => wording('refuse_no_preset.of_one_case', { id })
const needed = (id: string) => wording('refuse_no_preset.needed', { id })
