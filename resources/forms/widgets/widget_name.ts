import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { ElementField } from '#kernel/case/forms/page_layout'

/**
 * Name of the widget that draws a field: what its layout asks for, else what its type needs. That is
 * drawn too where a page of a newer server asks for what came after this client.
 * @param known widgets that are there, by name
 */
export function widgetName(
  element: ElementDefinition | undefined,
  { widget, lines }: ElementField,
  known: object
): string {
  if (widget && widget in known) return widget
  const type = element?.type ?? 'text'
  return type === 'text' && lines ? 'long_text' : type
}
