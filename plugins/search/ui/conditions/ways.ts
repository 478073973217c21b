import type { Catalogue } from '#kernel/case/content/catalogue'
import type { CodeList, ElementDefinition } from '#kernel/case/content/element_definition'
import type { ConditionKind } from '#plugins/cases/contract/condition'

const ofType: Record<ElementDefinition['type'], readonly ConditionKind[]> = {
  text: ['contains', 'eq', 'starts'],
  code: ['eq', 'starts'],
  number: ['eq', 'gt', 'lt', 'between'],
  date: ['between', 'lt', 'gt'],
  boolean: ['eq'],
  file: [],
  reference: [],
}

/** The list that codes of an element are chosen from; undefined where they are typed. */
export function listOf(element: ElementDefinition, catalogue: Catalogue): CodeList | undefined {
  const list = element.type === 'code' ? catalogue.codeList(element.codeList) : undefined
  return list && list.codes.length > 0 ? list : undefined
}

/**
 * The ways in which an element may be asked, the usual one first.
 * @param hasTerms whether its codes stand below terms of a dictionary
 */
export function waysOf(
  element: ElementDefinition,
  catalogue: Catalogue,
  hasTerms: boolean
): readonly ConditionKind[] {
  const compared = listOf(element, catalogue) ? (['in'] as const) : ofType[element.type]
  return [
    ...(hasTerms ? (['below'] as const) : []),
    ...compared,
    ...(['filled', 'empty'] as const),
    ...(element.nullFlavors?.length ? (['null'] as const) : []),
  ]
}
