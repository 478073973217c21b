import type { Operators } from '#kernel/case/rules/operator'
import { contextWords } from '#kernel/case/rules/context_words'
import { contextValue } from '#kernel/case/rules/rule_context'
import { textOf } from '#kernel/case/rules/text_of'

/** What is not in the case: settings, product fields, answers of the server. */
export const contextOperators: Operators = {
  /** [name, value] of the context. */
  ctx: ([name, value]: [string, unknown]) => ({
    holds: ({ context }) => String(contextValue(context, name)) === String(value),
    facts: ({ context }) => contextWords(context, name),
  }),
  /** [name, member]: a list of the context has the member. */
  ctxHas: ([name, member]: [string, unknown]) => ({
    holds: ({ context }) => {
      const list = contextValue(context, name)
      return Array.isArray(list) && list.includes(member)
    },
    facts: ({ context }, holds) => (holds ? contextWords(context, name) : []),
  }),
  /**
   * [question, element]: the server said that it holds for the value (uniqueness, dictionary).
   * An empty value and a question that was not answered pass.
   */
  external: ([question, id]: [string, string], { operand }) => {
    const read = operand(id)
    return {
      holds: (scope) => scope.context.external?.[question]?.[textOf(read.read(scope))] !== false,
      facts: (scope) => [read.show(scope)],
    }
  },
  /** [digits, count]: a number of so many digits can count so far. */
  widthHolds: ([digits, count]: [string, string], { operand }) => {
    const [width, reached] = [operand(digits), operand(count)]
    return {
      holds: (scope) =>
        Number(textOf(width.read(scope))) >= String(Number(textOf(reached.read(scope)))).length,
      facts: (scope) => [width.show(scope), reached.show(scope)],
    }
  },
  /** [number, name of a context number, factor]: at most number × factor; without a limit it passes. */
  atMostCtx: ([id, name, factor]: [string, string, number], { operand }) => {
    const read = operand(id)
    return {
      holds: (scope) => {
        const most = contextValue(scope.context, name)
        return typeof most !== 'number' || Number(textOf(read.read(scope))) <= most * factor
      },
      facts: (scope) => [read.show(scope), ...contextWords(scope.context, name)],
    }
  },
  /** Never holds: the rule fires wherever it is asked. */
  never: () => ({ holds: () => false, facts: () => [] }),
}
