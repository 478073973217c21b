import type { FormSchemas } from '#kernel/case/forms/form_schemas'

/** Name of the page that shows an element; a group or a heading is where its elements are. */
export function pageOfElement(
  element: string,
  { pages }: Pick<FormSchemas, 'pages'>
): string | null {
  const isUnder = (id: string) => id.startsWith(element) && /^[.a-z]/.test(id.slice(element.length))
  const drawn = pages.filter(({ sections }) => sections.length > 0)
  const found =
    drawn.find(({ elements }) => elements.includes(element)) ??
    drawn.find(({ elements }) => elements.some(isUnder))
  return found?.page ?? null
}
