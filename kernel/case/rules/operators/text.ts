import { wording } from '#kernel/lang/wording'
import { testOf, type Operators, type Test } from '#kernel/case/rules/operator'
import { contextValue } from '#kernel/case/rules/rule_context'
import { both } from '#kernel/case/rules/show_value'
import { holdsValue, textOf } from '#kernel/case/rules/text_of'

/** Whether the text of an element is what it should be. An element without a value reads as ''. */
export const textOperators: Operators = {
  /** [element, value]: equal as text. */
  eq: ([id, value]: [string, unknown], { operand }) =>
    compared(testOf(operand(id), (leaf) => textOf(leaf) === String(value))),
  /** [element, list] */
  in: ([id, list]: [string, unknown[]], { operand }) => {
    const values = new Set(list.map(String))
    return compared(testOf(operand(id), (leaf) => values.has(textOf(leaf))))
  },
  /** [element, ECMAScript pattern] */
  matches: ([id, pattern]: [string, string], { operand }) => {
    const expression = new RegExp(pattern, 'u')
    return testOf(operand(id), (leaf) => expression.test(textOf(leaf)))
  },
  /** [element, ECMAScript pattern]: as matches, but an element without a value passes. */
  form: ([id, pattern]: [string, string], { operand }) => {
    const expression = new RegExp(pattern, 'u')
    return testOf(operand(id), (leaf) => !holdsValue(leaf) || expression.test(textOf(leaf)))
  },
  /** [element, name of a context value that holds a pattern]; without a pattern it passes. */
  matchesCtx: ([id, name]: [string, string], { operand }) => {
    const read = operand(id)
    return {
      holds: (scope) => {
        const pattern = contextValue(scope.context, name)
        return (
          typeof pattern !== 'string' || new RegExp(pattern, 'u').test(textOf(read.read(scope)))
        )
      },
      facts: (scope) => [
        read.show(scope),
        both(`${name} = ${String(contextValue(scope.context, name))}`),
      ],
    }
  },
  /** [element, most characters], counted in Unicode code points. */
  maxLength: ([id, most]: [string, number], { operand }) => {
    const read = operand(id)
    return {
      holds: (scope) => isAtMost(textOf(read.read(scope)), most),
      facts: (scope) => {
        const length = [...textOf(read.read(scope))].length
        return [wording('text.has_characters', { id, length })]
      },
    }
  },
  /** [element, element]: equal texts. */
  same: ([left, right]: [string, string], { operand }) => {
    const [one, other] = [operand(left), operand(right)]
    return {
      holds: (scope) => textOf(one.read(scope)) === textOf(other.read(scope)),
      facts: (scope) => [one.show(scope), other.show(scope)],
    }
  },
}

/** A text of n code units has at most n code points: most texts need no counting. */
function isAtMost(text: string, most: number): boolean {
  return text.length <= most || [...text].length <= most
}

/** That nothing stands there is no reason why it is not one of these values. */
function compared(test: Test): Test {
  const facts: Test['facts'] = (scope, holds) =>
    test.facts(scope, holds).filter(({ isAbsence }) => holds || !isAbsence)
  return { ...test, facts }
}
