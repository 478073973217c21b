import type { ComponentType } from 'react'
import type { ElementDefinition, ElementType } from '#kernel/content/element_definition'
import type { ElementField, Widget } from '#kernel/forms/page_layout'
import type { WidgetProps } from '../fields/field_props'
import { BooleanWidget } from './boolean_widget'
import { CodeWidget } from './code_widget'
import { DateWidget } from './date_widget'
import { FileWidget } from './file/file_widget'
import { LongTextWidget } from './long_text_widget'
import { QuantityWidget } from './quantity_widget'
import { ReferenceWidget } from './reference_widget'
import { TermWidget } from './term_widget'
import { TextWidget } from './text_widget'

const byName: Record<Widget, ComponentType<WidgetProps>> = {
  quantity: QuantityWidget,
  meddra: TermWidget,
  term: TermWidget,
}

const byType: Record<ElementType, ComponentType<WidgetProps>> = {
  text: TextWidget,
  code: CodeWidget,
  number: TextWidget,
  date: DateWidget,
  boolean: BooleanWidget,
  file: FileWidget,
  reference: ReferenceWidget,
}

/** The widget of a field: what its layout asks for, else what its type needs. */
export function widgetFor(
  element: ElementDefinition,
  field: ElementField
): ComponentType<WidgetProps> {
  if (field.widget) return byName[field.widget]
  if (element.type === 'text' && field.lines) return LongTextWidget
  return byType[element.type]
}
