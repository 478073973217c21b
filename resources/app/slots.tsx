import { createElement, type ComponentType } from 'react'
import type { Filled, Slot } from '#kernel/plugins/slot'
import { contributionsOf } from './contributions'

/** A plugin's ui/slots.tsx: what it puts into the slots of others. */
const found = import.meta.glob<{ slots: readonly Filled[] }>('/plugins/*/ui/slots.tsx', {
  eager: true,
})

/** By the name of the slot. */
const known = new Map<string, readonly unknown[]>()

/** What the installed plugins have put into a slot, each plugin after those that it requires. */
export function fillingsOf<Filling>(slot: Slot<Filling>): readonly Filling[] {
  const fillings =
    known.get(slot.name) ??
    contributionsOf(found)
      .flatMap(({ slots }) => slots)
      .filter((filled) => filled.slot.name === slot.name)
      .map(({ filling }) => filling)
  known.set(slot.name, fillings)
  return fillings as readonly Filling[]
}

interface FillingsProps<Props extends object> {
  of: Slot<ComponentType<Props>>
  /** Props that every component in the slot gets. */
  give: NoInfer<Props>
}

/** Draws the components in a slot beside each other. */
export function Fillings<Props extends object>({ of, give }: FillingsProps<Props>) {
  return fillingsOf(of).map((Part, index) => createElement(Part, { key: index, ...give }))
}
