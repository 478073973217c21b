import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { toKey } from '#kernel/content/element_id'
import type { ElementField } from '#kernel/forms/page_layout'
import type { PanelValues } from './panel_context'

/**
 * The JSON Schema of one panel: an object with a property for each of its fields. A leaf is a value
 * or a null flavour or a coded value, so a property says no type and our field takes the whole.
 */
export function panelSchema(fields: readonly ElementField[]): RJSFSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ element }) => [toKey(element), { title: element }])
    ),
  }
}

/** How the fields of a panel look: each is drawn by our own field, as wide as the layout says. */
export function panelUi(fields: readonly ElementField[]): UiSchema<PanelValues> {
  const ui = fields.map((field) => [
    toKey(field.element),
    { 'ui:field': 'LeafField', 'ui:options': { layout: field } },
  ])
  return {
    ...Object.fromEntries(ui),
    'ui:order': [...fields.map(({ element }) => toKey(element)), '*'],
    'ui:submitButtonOptions': { norender: true },
  }
}
