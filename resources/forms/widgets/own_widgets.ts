import type { ComponentType } from 'react'
import type { ElementType } from '#kernel/case/content/element_definition'
import type { OwnWidget } from '#kernel/case/forms/page_layout'
import type { WidgetProps } from '../fields/field_props'
import { BooleanWidget } from './boolean_widget'
import { CodeWidget } from './code_widget'
import { DateWidget } from './date_widget'
import { FileWidget } from './file/file_widget'
import { LongTextWidget } from './long_text_widget'
import { QuantityWidget } from './quantity_widget'
import { ReferenceWidget } from './reference_widget'
import { SuggestWidget } from './suggest_widget'
import { TermWidget } from './term_widget'
import { TextWidget } from './text_widget'

/** Our widgets: those that a layout asks for by name, and one for each type of element. */
export const ownWidgets: Record<
  OwnWidget | ElementType | 'long_text',
  ComponentType<WidgetProps>
> = {
  quantity: QuantityWidget,
  meddra: TermWidget,
  term: TermWidget,
  suggest: SuggestWidget,
  text: TextWidget,
  long_text: LongTextWidget,
  code: CodeWidget,
  number: TextWidget,
  date: DateWidget,
  boolean: BooleanWidget,
  file: FileWidget,
  reference: ReferenceWidget,
}
