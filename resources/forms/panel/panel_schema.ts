import type { RegistryFieldsType, RJSFSchema, UiSchema } from '@rjsf/utils'
import type { Catalogue } from '#kernel/content/catalogue'
import { toKey } from '#kernel/content/element_id'
import type { ElementField } from '#kernel/forms/page_layout'
import { widgetName } from '#resources/forms/widgets/widget_name'
import type { PanelValues } from '#resources/forms/panel/panel_context'

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

/**
 * How the fields of a panel look: by which field of the registry, and as wide as the layout says.
 * @param known the fields of the registry
 */
export function panelUi(
  fields: readonly ElementField[],
  catalogue: Catalogue,
  known: RegistryFieldsType
): UiSchema<PanelValues> {
  const ui = fields.map((field) => [
    toKey(field.element),
    {
      'ui:field': widgetName(catalogue.element(field.element), field, known),
      'ui:options': { layout: field },
    },
  ])
  return {
    ...Object.fromEntries(ui),
    'ui:order': [...fields.map(({ element }) => toKey(element)), '*'],
    'ui:submitButtonOptions': { norender: true },
  }
}
