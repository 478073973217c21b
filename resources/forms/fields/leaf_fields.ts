import type { RegistryFieldsType } from '@rjsf/utils'
import { fillingsOf } from '#resources/app/slots'
import { ownWidgets } from '../widgets/own_widgets'
import { fieldWidgets } from '../widgets/widget_slot'
import { leafField } from './leaf_field'

let fields: RegistryFieldsType | undefined

/** The fields with which rjsf draws leaves, by name: ours, and those of the installed plugins. */
export function leafFields(): RegistryFieldsType {
  return (fields ??= Object.fromEntries([
    ...Object.entries(ownWidgets).map(([name, widget]) => [name, leafField(widget)]),
    ...fillingsOf(fieldWidgets).map(({ name, Widget }) => [name, leafField(Widget)]),
  ]))
}
