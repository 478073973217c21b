import type { RegistryFieldsType, RJSFSchema, UiSchema } from '@rjsf/utils'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { levelPart } from '#kernel/case/forms/bundle/level_part'
import { leafShape } from '#kernel/case/forms/bundle/shape_names'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { pageLevel } from '#kernel/case/forms/page_level'
import type { Language } from '#kernel/language/words'
import { widgetName } from '#resources/forms/widgets/widget_name'
import type { PanelValues } from '#resources/forms/panel/panel_context'

/** What rjsf is given for one panel. */
export interface PanelDocuments {
  schema: RJSFSchema
  uiSchema: UiSchema<PanelValues>
}

/**
 * One panel as rjsf draws it: its part of the page's own document (`schema:bundle`), where each
 * schema that is asked for has the name by which its shape is compiled, and each leaf the field of
 * the registry that takes the whole of it.
 * @param level of the page that the panel stands on, as `levelShape` names it
 * @param known the fields of the registry
 */
export function panelDocuments(
  level: string,
  fields: readonly ElementField[],
  catalogue: Catalogue,
  language: Language,
  known: RegistryFieldsType
): PanelDocuments {
  const place = pageLevel([{ id: level, fields: [...fields] }])
  const { schema, ui } = levelPart(place, catalogue, language)
  const leaves = Object.entries(schema.properties as Record<string, RJSFSchema>)
  const drawn = fields.map((field) => [
    toKey(field.element),
    {
      ...(ui[toKey(field.element)] as object | undefined),
      'ui:field': widgetName(catalogue.element(field.element), field, known),
      'ui:fieldReplacesAnyOrOneOf': true,
      'ui:options': { layout: field },
    },
  ])
  const beside = fields.flatMap((field) => (field.with ?? []).map(toKey))
  return {
    schema: {
      ...schema,
      $id: level,
      properties: Object.fromEntries(leaves.map(([key, leaf]) => [key, named(leaf)])),
    },
    uiSchema: {
      ...Object.fromEntries(beside.map((key) => [key, { 'ui:widget': 'hidden' }])),
      ...Object.fromEntries(drawn),
      'ui:order': ui['ui:order'] as string[],
      'ui:submitButtonOptions': { norender: true },
    },
  }
}

function named(leaf: RJSFSchema): RJSFSchema {
  if (!leaf.anyOf) return leaf
  const anyOf = (leaf.anyOf as RJSFSchema[]).map((each) => ({ $id: leafShape(each), ...each }))
  return { ...leaf, anyOf }
}
