import { createElement, type ComponentType } from 'react'
import { contributionsOf } from './contributions'

/** A plugin's ui/slots.tsx: which components it puts into which places of others' screens. */
export type Slots = Record<string, ComponentType<never>>

const found = import.meta.glob<{ slots: Slots }>('/plugins/*/ui/slots.tsx', { eager: true })

/**
 * A place in a screen that plugins may fill without the screen knowing them.
 * @param name `plugin.screen.place`, stated by the owner of the screen
 * @param give props that every component put here gets
 */
export function Slot<Props extends object>({ name, give }: { name: string; give: Props }) {
  return contributionsOf(found).map((module, index) => {
    const Part = module.slots[name] as ComponentType<Props> | undefined
    return Part ? createElement(Part, { key: index, ...give }) : null
  })
}
