import { isHeader, type Catalogue } from '#kernel/case/content/catalogue'
import type { Check, Each } from '#kernel/case/rules/rule'

export type Binding = Readonly<Record<string, unknown>>

/** The sets of values that a check is made for; one empty set for a check without `each`. */
export function bindingsOf(each: Each | undefined, catalogue: Catalogue): readonly Binding[] {
  if (each === undefined) return [{}]
  if (isList(each)) return each
  if ('elements' in each) return each.elements.map((element) => ({ element }))
  return catalogue.elements
    .filter(({ id, type }) => type === each.type && !isHeader(id) && !each.except?.includes(id))
    .map(({ id }) => ({ element: id }))
}

/** The check with every `{name}` replaced by the value of that name. */
export function bind(check: Check, binding: Binding): Check {
  const { each, ...template } = check
  return replace(template, binding) as Check
}

function replace(thing: unknown, binding: Binding): unknown {
  if (typeof thing === 'string') {
    const name = /^\{(\w+)\}$/.exec(thing)?.[1]
    return name !== undefined && name in binding ? binding[name] : thing
  }
  if (Array.isArray(thing)) return thing.map((part) => replace(part, binding))
  if (typeof thing !== 'object' || thing === null) return thing
  return Object.fromEntries(
    Object.entries(thing).map(([key, part]) => [key, replace(part, binding)])
  )
}

function isList(each: Each): each is readonly Binding[] {
  return Array.isArray(each)
}
