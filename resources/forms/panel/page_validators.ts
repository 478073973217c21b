import type { CaseContent } from '#kernel/content/case_content'
import { shapeProblems, type ShapeProblem } from '#kernel/forms/shape_problems'

interface Validate {
  (data: unknown): boolean
  errors?: Parameters<typeof shapeProblems>[0] | null
}

/** Compiled ahead of time from the schemas of the pages, the same file that the server uses. */
const compiled = import.meta.glob<Record<string, Validate>>('/form-schemas/compiled/validators.mjs')

/**
 * Unknown keys and values of a wrong JSON type in the part of a page, before it is sent.
 * @param page name of the page
 */
export async function checkShape(page: string, part: CaseContent): Promise<ShapeProblem[]> {
  const [load] = Object.values(compiled)
  const validate = (await load?.())?.[`validate_${page}`]
  if (!validate || validate(part)) return []
  return shapeProblems(validate.errors ?? [], part)
}
