import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { ConditionKind, ElementCondition } from '#plugins/cases/contract/condition'

/** A condition while somebody writes it; `key` tells it from the others. */
export type Draft = Partial<ElementCondition> & { readonly key: string }

let made = 0

/** A condition that says nothing yet. */
export const newDraft = (): Draft => ({ key: String(++made) })

/** A condition that was kept, to be written on. */
export const draftOf = (condition: ElementCondition): Draft => ({ ...newDraft(), ...condition })

/** Ways that hold something against what stands at an element. */
const comparing: ReadonlySet<ConditionKind> = new Set([
  ...(['eq', 'in', 'contains', 'starts', 'lt', 'gt', 'between', 'below'] as const),
])

/** Whether a way compares values, so that null flavours may count beside them. */
export const compares = (is: ConditionKind | undefined) => is !== undefined && comparing.has(is)

/** Whether dates may be too coarse for a way to judge them. */
export const judgesDays = (is: ConditionKind | undefined, type: ElementDefinition['type']) =>
  type === 'date' && (is === 'lt' || is === 'gt' || is === 'between')

/** What a draft asks, without what another way had left in it; undefined while it asks nothing. */
export function conditionOf(
  { element, is, value, to, values, orNull, orUncertain }: Draft,
  type: ElementDefinition['type']
): ElementCondition | undefined {
  if (element === undefined || is === undefined) return undefined
  const isOfMany = is === 'in' || is === 'null'
  return {
    element,
    is,
    ...(compares(is) && !isOfMany && { value: value ?? '' }),
    ...(is === 'between' && { to: to ?? '' }),
    ...(isOfMany && values?.length && { values }),
    ...(compares(is) && orNull?.length && { orNull }),
    ...(judgesDays(is, type) && orUncertain && { orUncertain }),
  }
}
