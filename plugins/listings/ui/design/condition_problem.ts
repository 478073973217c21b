import { parsePartialDate } from '#kernel/case/content/partial_date'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { ElementCondition } from '#plugins/cases/contract/condition'

/** What a condition lacks. */
export type Problem = 'value' | 'not_a_date' | 'not_a_number' | 'backwards'

/** What is wrong with a condition; undefined where it can be asked. */
export function conditionProblem(
  { is, value, to, values }: ElementCondition,
  type: ElementDefinition['type']
): Problem | undefined {
  if (is === 'filled' || is === 'empty' || is === 'null') return undefined
  const given = is === 'in' ? (values ?? []) : is === 'between' ? [value, to] : [value]
  if (given.length === 0 || given.some((each) => !each?.trim())) return 'value'
  if (!['lt', 'gt', 'between'].includes(is)) return undefined
  if (type === 'date') {
    if (given.some((each) => !parsePartialDate(each))) return 'not_a_date'
    // A year ends with its last day.
    return is === 'between' && value! > `${to}~` ? 'backwards' : undefined
  }
  if (given.some((each) => !/^-?\d+(\.\d+)?$/.test(each!))) return 'not_a_number'
  return is === 'between' && Number(value) > Number(to) ? 'backwards' : undefined
}
