/** A condition over elements of a case. */
export type Condition =
  | { readonly kind: 'any' | 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** The element says one of these values, somewhere in the rows; anything at all without values. */
  | {
      readonly kind: 'says'
      readonly element: string
      /** Name of the rows that are asked alone. */
      readonly rows?: string
      readonly values: readonly string[]
    }

const known = new Map<string, Condition>()

/**
 * Reads a condition: `suspect/G.k.8 in 1 2 and not E.i.7 in 5`, `filled C.4.r.1`, with `and`, `or`, `not`,
 * parentheses; `and` binds closer. Throws with a sentence what it cannot read.
 */
export function readCondition(text: string): Condition {
  const found = known.get(text)
  if (found) return found
  const tokens = text.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const fail = () =>
    new Error(`The condition "${text}" cannot be read at "${tokens[at] ?? 'its end'}"`)
  const list = (kind: 'any' | 'all', word: string, one: () => Condition): Condition => {
    const of = [one()]
    while (tokens[at] === word) {
      at++
      of.push(one())
    }
    return of.length === 1 ? of[0]! : { kind, of }
  }
  const either = (): Condition => list('any', 'or', both)
  const both = (): Condition => list('all', 'and', single)
  function single(): Condition {
    const token = tokens[at++]
    if (token === 'not') return { kind: 'not', of: single() }
    if (token === '(') {
      const inside = either()
      if (tokens[at++] !== ')') throw fail()
      return inside
    }
    if (token === 'filled') return asked(tokens[at++], [])
    if (token === undefined || tokens[at++] !== 'in') throw fail()
    const values: string[] = []
    while (at < tokens.length && !['and', 'or', ')'].includes(tokens[at]!))
      values.push(tokens[at++]!)
    if (values.length === 0) throw fail()
    return asked(token, values)
  }
  function asked(name: string | undefined, values: readonly string[]): Condition {
    const [, rows, element] = /^(?:([a-z_]+)\/)?([A-Z][\w.]*)$/.exec(name ?? '') ?? []
    if (element === undefined) throw fail()
    return { kind: 'says', element, values, ...(rows !== undefined && { rows }) }
  }
  const condition = either()
  if (at < tokens.length) throw fail()
  known.set(text, condition)
  return condition
}

/** Numbers of the elements that a condition asks. */
export function elementsAsked(condition: Condition): string[] {
  if (condition.kind === 'says') return [condition.element]
  if (condition.kind === 'not') return elementsAsked(condition.of)
  return condition.of.flatMap(elementsAsked)
}
