import type { ErrorObject } from 'ajv'

import { formatPath, type PathStep } from '#kernel/content/element_path'
import { toId } from '#kernel/content/element_id'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'

/** Why a content cannot be kept at all: a key that nobody knows, or a value of a wrong JSON type. */
export interface ShapeProblem {
  kind: 'unknown_key' | 'wrong_type'
  /** Machine path; a row without an id stands as `?`. */
  path: string
  message: Words
}

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
  const id = toId(steps.at(-1)?.key ?? '')
  if (isUnknown) {
    return {
      kind: 'unknown_key',
      path,
      message: wording('shape_problems.is_no_element_of_the_catalogue', { id }),
    }
  }
  return {
    kind: 'wrong_type',
    path,
    message:
      id === ''
        ? wording('shape_problems.no_object')
        : wording('shape_problems.wrong_form', { id }),
  }
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
