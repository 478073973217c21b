import { type CodedLeaf, valueOf } from '#kernel/case/content/leaf'
import { findCode } from '#kernel/case/content/code_name'
import type { CodeList } from '#kernel/case/content/element_definition'
import { wording } from '#kernel/lang/wording'
import { testOf, type Operators } from '#kernel/case/rules/operator'
import { holdsValue, textOf } from '#kernel/case/rules/text_of'

/** Whether a value is of the kind that the catalogue states. An element without a value passes. */
export const kindOperators: Operators = {
  /** Text "true" is no boolean. */
  isBoolean: (id: string, { operand }) =>
    testOf(operand(id), (leaf) => !holdsValue(leaf) || typeof valueOf(leaf) === 'boolean'),
  /** [element, booleans that may be sent] */
  booleanIn: ([id, values]: [string, boolean[]], { operand }) =>
    testOf(operand(id), (leaf) => {
      const value = valueOf(leaf)
      return typeof value !== 'boolean' || values.includes(value)
    }),
  /** [element, ids of code lists]: a code of one of them; codes of another system are not judged. */
  codeIn: ([id, lists]: [string, string[]], { operand, catalogue }) => {
    const known = lists
      .map((list) => catalogue.codeList(list))
      .filter((list): list is CodeList => list !== undefined)
    return testOf(
      operand(id),
      (leaf) =>
        !holdsValue(leaf) ||
        isForeign(leaf, known) ||
        known.some((list) => findCode(list, textOf(leaf)))
    )
  },
  /** [element, id of a code list]: the text before the first hyphen is a code of it. */
  startsWithCode: ([id, list]: [string, string], { operand, catalogue }) => {
    const codes = new Set(catalogue.codeList(list)?.codes.map(({ code }) => code))
    return testOf(
      operand(id),
      (leaf) => !holdsValue(leaf) || codes.has(textOf(leaf).split('-', 1)[0]!)
    )
  },
  /** [element, ids of code lists]: a value that is a code of one of them. */
  codeInAny: ([id, lists]: [string, string[]], { operand, catalogue }) =>
    testOf(operand(id), (leaf) =>
      lists.some((list) => findCode(catalogue.codeList(list), textOf(leaf)) !== undefined)
    ),
  /** [element, ids of code lists]: the code came with the code system of one of them, or with none. */
  codeSystemOf: ([id, lists]: [string, string[]], { operand, catalogue }) => {
    const read = operand(id)
    const known = lists
      .map((list) => catalogue.codeList(list))
      .filter((list): list is CodeList => list !== undefined)
    return {
      holds: (scope) => !isForeign(read.read(scope), known),
      facts: (scope) => {
        const { en, zh } = read.show(scope)
        const system = (read.read(scope) as CodedLeaf).codeSystem
        return [wording('kind.came_with_code_system', { value: { en, zh }, system })]
      },
    }
  },
}

function isForeign(leaf: unknown, lists: readonly CodeList[]): boolean {
  const system = (leaf as CodedLeaf | undefined)?.codeSystem
  return (
    system !== undefined && lists.every((list) => list.oid !== undefined && list.oid !== system)
  )
}
