import type { CaseContent } from '#kernel/content/case_content'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { FormSchemas } from '#kernel/forms/form_schemas'

/**
 * Only an unknown key or a wrong JSON type refuses a save (everything else is a finding, so that
 * an imported report can be kept and mended). The sentence names the place.
 */
export function refuseWrongShape(forms: FormSchemas, page: string, content: unknown): CaseContent {
  const [problem] = forms.validateShape(page, content)
  if (!problem) return content as CaseContent
  throw new kernelErrors.E_PARAMETER({
    detail: {
      en: `The page cannot be saved. ${problem.message.en}.`,
      zh: `页面无法保存：${problem.message.zh}。`,
    },
  })
}
