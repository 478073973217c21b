import type { FormSchemas } from '#kernel/forms/form_schemas'

/** Case identification: where a case opens when nothing else is said. */
const FIRST_PAGE = 'ci'

export interface Opening {
  readonly status: string
  /** The page that was asked for, if any. */
  readonly pageId?: string
  /** Pages that the project evaluates on, in their order. */
  readonly evaluationPages: readonly string[]
}

/**
 * The page on which a case opens (specification, section 2): the one that was asked for; in status
 * EVALUATION the first configured evaluation page; otherwise case identification.
 */
export function openingPage(
  forms: Pick<FormSchemas, 'page'>,
  { status, pageId, evaluationPages }: Opening
): string {
  const evaluated = status === 'EVALUATION' ? evaluationPages : []
  const wanted = [...(pageId === undefined ? [] : [pageId]), ...evaluated]
  return wanted.find((name) => forms.page(name)) ?? FIRST_PAGE
}
