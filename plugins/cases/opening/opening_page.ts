import type { FormSchemas } from '#kernel/case/forms/form_schemas'

import type { ProcessNode } from '#plugins/cases/contract/process'

/** Case identification: where a case opens when nothing else is said. */
const FIRST_PAGE = 'case_identification'

export interface Opening {
  /** Where the case stands; absent when its process does not know. */
  readonly node?: ProcessNode
  /** The page that was asked for, if any, by its name or its code. */
  readonly pageId?: string
  /** Pages that the project evaluates on, in their order. */
  readonly evaluationPages: readonly string[]
}

/**
 * The page on which a case opens: the one that was asked for; at a node of
 * evaluation the first configured evaluation page; that of the node; otherwise case identification.
 */
export function openingPage(
  forms: Pick<FormSchemas, 'page'>,
  { node, pageId, evaluationPages }: Opening
): string {
  const evaluated = node?.kind === 'evaluation' ? evaluationPages : []
  const wanted = [pageId, ...evaluated, node?.opensOn]
  const pages = wanted.map((name) => (name === undefined ? undefined : forms.page(name)))
  return pages.find((page) => page !== undefined)?.page ?? FIRST_PAGE
}
