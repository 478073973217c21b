import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { FormPage } from '#kernel/case/forms/page_layout'

/** The page with this name or code; refuses with 1005 a page that has nothing to fill in. */
export function editablePage(forms: FormSchemas, name: string): FormPage {
  const page = forms.page(name)
  if (!page || page.sections.length === 0) throw new kernelErrors.E_DATA_NOT_FOUND()
  return page
}
