import type { ErrorObject } from 'ajv'

import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import { toId } from '#kernel/case/content/element_id'
import { shortened } from '#kernel/case/rules/show_value'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'

/**
 * Why a content cannot be kept at all: a key that nobody knows, a value of a wrong JSON type, or a row by
 * whose identifier nobody would find it.
 */
export interface ShapeProblem {
  kind: 'unknown_key' | 'wrong_type'
  /** Machine path; a row without an id stands as `?`. */
  path: string
  message: Words
}

/** Characters of the identifier of a row, as form-schemas/defs/row_id.json has it: a UUID has 36. */
const LONGEST_ROW_ID = 64

/** Turns what the compiled validator found into one problem per place. */
export function shapeProblems(errors: readonly ErrorObject[], content: unknown): ShapeProblem[] {
  const problems = new Map<string, ShapeProblem>()
  for (const error of errors) {
    const pointer = error.instancePath.split('/').slice(1)
    const isLevel = pointer.length === 0 || /^\d+$/.test(pointer.at(-1)!)
    const extra = error.keyword === 'additionalProperties' && isLevel
    const name = extra ? String(error.params.additionalProperty) : undefined
    const steps = stepsOf(name === undefined ? pointer : [...pointer, name], content)
    const path = steps.length === 0 ? '' : formatPath(steps)
    if (!problems.has(path)) problems.set(path, problemAt(path, steps, extra))
  }
  return [...problems.values()]
}

function problemAt(path: string, steps: readonly PathStep[], isUnknown: boolean): ShapeProblem {
  if (isUnknown) {
    const id = shortened(toId(steps.at(-1)!.key))
    const message = wording('shape_problems.is_no_element_of_the_catalogue', { id })
    return { kind: 'unknown_key', path, message }
  }
  return { kind: 'wrong_type', path, message: wrongForm(steps) }
}

function wrongForm(steps: readonly PathStep[]): Words {
  const [around, last] = [steps.at(-2), steps.at(-1)]
  if (last === undefined) return wording('shape_problems.no_object')
  if (last.key === 'id' && around?.row !== undefined)
    return wording('shape_problems.row_id', { group: toId(around.key), most: LONGEST_ROW_ID })
  return wording('shape_problems.wrong_form', { id: toId(last.key) })
}

/** Steps of a JSON pointer: positions become row ids, what lies inside a leaf is cut off. */
function stepsOf(pointer: readonly string[], content: unknown): PathStep[] {
  const steps: PathStep[] = []
  let level: unknown = content
  for (const token of pointer) {
    const last = steps.at(-1)
    if (/^\d+$/.test(token) && Array.isArray(level) && last && last.row === undefined) {
      level = level[Number(token)]
      const id = (level as { id?: unknown } | null)?.id
      last.row = typeof id === 'string' ? id : '?'
    } else {
      if (last !== undefined && last.row === undefined) break
      steps.push({ key: token })
      level = (level as Record<string, unknown> | null)?.[token]
    }
  }
  return steps
}
