import type { RegistryFieldsType } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { contributionsOf } from '#resources/app/contributions'
import { ownWidgets } from '../widgets/own_widgets'
import type { WidgetProps } from './field_props'
import { leafField } from './leaf_field'

type Widget = ComponentType<WidgetProps>

/** Widgets of plugins: `shoes/size` is `plugins/shoes/ui/widgets/size.tsx`. */
const found = import.meta.glob<Widget>('/plugins/*/ui/widgets/*.tsx', {
  eager: true,
  import: 'default',
})
const named = Object.fromEntries(
  Object.entries(found).map(([path, widget]) => [path, { name: nameOf(path), widget }])
)

let fields: RegistryFieldsType | undefined

/** The fields with which rjsf draws leaves, by name: ours, and those of the installed plugins. */
export function leafFields(): RegistryFieldsType {
  return (fields ??= Object.fromEntries([
    ...Object.entries(ownWidgets).map(([name, widget]) => [name, leafField(widget)]),
    ...contributionsOf(named).map(({ name, widget }) => [name, leafField(widget)]),
  ]))
}

function nameOf(path: string): string {
  const [, , plugin, , , file = ''] = path.split('/')
  return `${plugin}/${file.replace('.tsx', '')}`
}
