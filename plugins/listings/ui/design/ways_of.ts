import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { ConditionKind } from '#plugins/cases/contract/condition'

const ofType: Record<ElementDefinition['type'], readonly ConditionKind[]> = {
  text: ['contains', 'eq', 'starts'],
  code: ['eq', 'starts'],
  number: ['between', 'eq', 'gt', 'lt'],
  date: ['between', 'gt', 'lt'],
  boolean: ['eq'],
  file: [],
  reference: [],
}

/** The ways in which an element may be asked, the usual one first. */
export function waysOf(element: ElementDefinition, catalogue: Catalogue): readonly ConditionKind[] {
  const hasCodes =
    element.type === 'code' && (catalogue.codeList(element.codeList)?.codes.length ?? 0) > 0
  return [...(hasCodes ? (['in'] as const) : ofType[element.type]), 'filled', 'empty']
}
