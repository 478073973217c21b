import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Finding } from '#kernel/case/rules/finding'

/** Name of the page that shows what a finding is about; a heading is where its elements are. */
export function pageOfFinding(
  { element }: Pick<Finding, 'element'>,
  { pages }: Pick<FormSchemas, 'pages'>
): string | null {
  const isUnder = (id: string) => id.startsWith(element) && /^[.a-z]/.test(id.slice(element.length))
  const drawn = pages.filter(({ sections }) => sections.length > 0)
  const found =
    drawn.find(({ elements }) => elements.includes(element)) ??
    drawn.find(({ elements }) => elements.some(isUnder))
  return found?.page ?? null
}
