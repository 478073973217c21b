import type { CaseContent } from '#kernel/case/content/case_content'
import { at, formatPath, parsePath, type PathStep } from '#kernel/case/content/element_path'
import { toId } from '#kernel/case/content/element_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Words } from '#kernel/language/words'

import type { CaseRecord } from '#plugins/cases/contract'
import type { QueryPlace } from '#plugins/queries/contract/query'
import { wording } from '#plugins/queries/lang/server/wording'

/**
 * Refuses with 2017 a place that the case does not have, with 1003 one that the actor does not see:
 * whoever answered would tell what stands there.
 * @param unseen keys, as `CaseReading.unseen` gives them
 */
export function refusePlace(
  forms: FormSchemas,
  { content }: CaseRecord,
  { page, path }: QueryPlace,
  unseen: ReadonlySet<string>
): void {
  if (page === null && path === null) return
  const shown = page === null ? undefined : forms.page(page)
  if (!shown) refuse(wording('judge_place.page'))
  if (path === null) return
  const steps = stepsOf(path)
  const last = steps.at(-1)!.key
  const isKnown = forms.catalogue.element(last) ?? forms.catalogue.group(last)
  if (!isKnown || !isOnPage(shown.elements, last)) refuse(wording('judge_place.element'))
  if (steps.some(({ key }) => unseen.has(key))) {
    throw new kernelErrors.E_NO_PERMISSION({ detail: wording('judge_place.unseen') })
  }
  if (isRowGone(content, path)) refuse(wording('judge_place.row'))
}

/** Whether a path leads through a row that a case does not have; one that moved is where it is by its id. */
export function isRowGone(content: CaseContent, path: string): boolean {
  const steps = parsePath(path)
  const rows = steps.flatMap(({ row }, n) =>
    row === undefined ? [] : [formatPath(steps.slice(0, n + 1))]
  )
  return rows.some((row) => at(content, row) === undefined)
}

/** What people call a place: the page, and what of it. */
export function nameOfPlace(forms: FormSchemas, { page, path }: QueryPlace): Words | null {
  const shown = page === null ? undefined : forms.page(page)
  if (!shown) return null
  if (path === null) return shown.title
  const { en, zh } = forms.catalogue.labelOf(parsePath(path).at(-1)!.key)
  return { en: `${shown.title.en} · ${en}`, zh: `${shown.title.zh} · ${zh}` }
}

function stepsOf(path: string): PathStep[] {
  try {
    return parsePath(path)
  } catch {
    return refuse(wording('judge_place.element'))
  }
}

/** The element, or one that stands below the group or heading of that key. */
function isOnPage(elements: readonly string[], key: string): boolean {
  const id = toId(key)
  return elements.some((each) => each === id || each.startsWith(`${id}.`))
}

function refuse(detail: Words): never {
  throw new kernelErrors.E_PARAMETER({ detail })
}
