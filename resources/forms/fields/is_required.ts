import { createContext, use } from 'react'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { useIsAsked } from '../findings/use_findings'

/** Elements that a form asks for, where it asks for less than a whole case. */
export const AskedFor = createContext<ReadonlySet<string> | null>(null)

/**
 * Whether a field is marked as required: always, or because the case at hand asks for it.
 * @param path machine path of its element
 */
export function useIsRequired(element: ElementDefinition | undefined, path: string): boolean {
  const asked = use(AskedFor)
  const isAsked = useIsAsked(path)
  if (!element) return false
  return asked?.has(element.id) ?? (element.conformance === 'mandatory' || isAsked)
}
