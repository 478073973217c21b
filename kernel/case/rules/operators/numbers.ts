import { testOf, type Operators } from '#kernel/case/rules/operator'
import { textOf } from '#kernel/case/rules/text_of'

/** Numbers. What is empty or no number never fails a comparison. */
export const numberOperators: Operators = {
  /** [element, low, high], both included */
  between: ([id, low, high]: [string, number, number], { operand }) =>
    testOf(operand(id), (leaf) => !(numberOf(leaf) < low) && !(numberOf(leaf) > high)),
  /** [element, gte or lte, element] */
  numberCmp: ([left, comparison, right]: [string, 'gte' | 'lte', string], { operand }) => {
    const [one, other] = [operand(left), operand(right)]
    const difference = (scope: Parameters<typeof one.read>[0]) =>
      numberOf(one.read(scope)) - numberOf(other.read(scope))
    return {
      holds: (scope) =>
        comparison === 'gte' ? !(difference(scope) < 0) : !(difference(scope) > 0),
      facts: (scope) => [one.show(scope), other.show(scope)],
    }
  },
}

function numberOf(leaf: unknown): number {
  const text = textOf(leaf).trim()
  return text === '' ? Number.NaN : Number(text)
}
