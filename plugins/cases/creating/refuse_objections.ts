import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Finding } from '#kernel/case/rules/finding'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/cases/lang/server/wording'

/** So many are named in the sentence of the refusal; at their fields all of them are. */
const MOST_NAMED = 3

/**
 * Refuses with 2017 a case to which the rules object: `errors` holds a sentence for each place, by its
 * machine path, `detail` the first of them with the names of their elements.
 */
export function refuseObjections(objections: readonly Finding[], catalogue: Catalogue): void {
  if (objections.length === 0) return
  const sentences = objections.slice(0, MOST_NAMED).map(({ element: id, message }) => {
    const { label, name } = catalogue.element(id)!
    return wording('create_case.at_element', { id, element: label ?? name, message })
  })
  throw new kernelErrors.E_PARAMETER({
    detail: {
      en: sentences.map(({ en }) => en).join(' '),
      zh: sentences.map(({ zh }) => zh).join(''),
    },
    errors: objections.map(({ path, rule, message }) => ({ field: path, rule, message })),
  })
}
