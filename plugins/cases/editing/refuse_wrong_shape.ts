import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/cases/lang/server/wording'

/**
 * Only an unknown key, a wrong JSON type or two rows of one identity refuse a save (everything else
 * is a finding, so that an imported report can be kept and mended). The sentence names the place.
 */
export function refuseWrongShape(forms: FormSchemas, page: string, content: unknown): CaseContent {
  const [problem] = forms.validateShape(page, content)
  if (problem) throw refusal(problem.message)
  const twice = groupWithTwins(content as CaseContent)
  if (twice) throw refusal(twins(toId(twice)))
  return content as CaseContent
}

/** The key of a group of which two rows have the same identity: no path would lead to one of them. */
function groupWithTwins(level: CaseContent | Row): string | undefined {
  for (const [key, value] of Object.entries(level)) {
    if (!isRows(value)) continue
    if (new Set(value.map(({ id }) => id)).size < value.length) return key
    for (const row of value) {
      const inside = groupWithTwins(row)
      if (inside) return inside
    }
  }
  return undefined
}

const twins = (group: string): Words => wording('refuse_wrong_shape.twins', { group })

const refusal = (message: Words) =>
  new kernelErrors.E_PARAMETER({
    detail: wording('refuse_wrong_shape.the_page_cannot_be_saved', { message }),
  })
