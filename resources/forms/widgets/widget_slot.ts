import type { ComponentType } from 'react'
import type { PluginWidget } from '#kernel/case/forms/page_layout'
import { Slot } from '#kernel/plugins/slot'
import type { WidgetProps } from '../fields/field_props'

/** A widget of fields. */
export interface FieldWidget {
  /** By which the layout of a field asks for it; its plugin names it in its manifest too. */
  readonly name: PluginWidget
  readonly Widget: ComponentType<WidgetProps>
}

export const fieldWidgets = new Slot<FieldWidget>(
  'forms.widget',
  'A widget of fields whose layout names it'
)
