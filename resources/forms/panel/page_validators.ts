import type { CaseContent } from '#kernel/case/content/case_content'
import { shapeProblems, type ShapeProblem } from '#kernel/case/forms/shape_problems'
import { later } from '#resources/app/later'
import { LevelValidator, type Compiled } from './level_validator'

type Pages = Record<string, (() => Promise<Compiled>) | undefined>

/** Compiled ahead of time, page by page: the same modules that the server uses. */
const compiled = import.meta.glob<Pages>('/form-schemas/compiled/validators.mjs', {
  eager: true,
  import: 'pages',
})
const [found = {}] = Object.values(compiled)
const pages: Pages = Object.fromEntries(
  Object.entries(found).map(([page, load]) => [page, load && later(load)])
)

const known = new Map<string, LevelValidator>()

/**
 * The validator of a level, for rjsf: always the same one, else each form would begin anew.
 * @param page name of the page, if it is one
 * @param level as `levelShape` names it
 */
export function levelValidator(page: string | null, level: string): LevelValidator {
  const name = `${page} ${level}`
  const validator =
    known.get(name) ?? new LevelValidator(level, page === null ? undefined : pages[page]?.())
  known.set(name, validator)
  return validator
}

/**
 * Unknown keys and values of a wrong JSON type in the part of a page, before it is sent. Where the validators
 * cannot be had the server alone judges.
 * @param page name of the page
 */
export async function checkShape(page: string, part: CaseContent): Promise<ShapeProblem[]> {
  const module = await pages[page]?.().catch(() => undefined)
  const validate = module?.[`validate_${page}`]
  if (!validate || validate(part)) return []
  return shapeProblems(validate.errors ?? [], part)
}
