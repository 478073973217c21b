import type { Row } from '#kernel/case/content/case_content'
import { isRows } from '#kernel/case/content/case_content'
import { isFilled, nullFlavorOf } from '#kernel/case/content/leaf'
import { testOf, type Operators } from '#kernel/case/rules/operator'
import { holdsValue, textOf } from '#kernel/case/rules/text_of'

/** Whether something stands in an element: a value or, where a rule accepts it, a null flavour. */
export const presenceOperators: Operators = {
  /** A real, non-blank value (a null flavour is none). */
  hasValue: (id: string, { operand }) => testOf(operand(id), holdsValue),
  /** A value or a null flavour; of a group: a row with anything in it. */
  filled: (id: string, { operand }) => testOf(operand(id), holdsAnything),
  /** Not filled. */
  empty: (id: string, { operand }) => testOf(operand(id), (leaf) => !holdsAnything(leaf)),
  isTrue: (id: string, { operand }) => testOf(operand(id), (leaf) => textOf(leaf) === 'true'),
  /** [element, list]: a null flavour of the list. */
  nullFlavorIn: ([id, list]: [string, string[]], { operand }) =>
    testOf(operand(id), (leaf) => list.includes(nullFlavorOf(leaf) ?? '')),
  /** [element, list]: no null flavour, or one of the list. */
  nullFlavorAllowed: ([id, list]: [string, string[]], { operand }) =>
    testOf(operand(id), (leaf) => {
      const flavor = nullFlavorOf(leaf)
      return flavor === undefined || list.includes(flavor)
    }),
  /** Not a value and a null flavour at once. */
  notBoth: (id: string, { operand }) =>
    testOf(operand(id), (leaf) => nullFlavorOf(leaf) === undefined || textOf(leaf) === ''),
}

function holdsAnything(thing: unknown): boolean {
  if (isRows(thing)) return thing.some(rowHoldsAnything)
  return holdsValue(thing) || nullFlavorOf(thing) !== undefined
}

function rowHoldsAnything(row: Row): boolean {
  return Object.entries(row).some(([key, value]) =>
    isRows(value) ? value.some(rowHoldsAnything) : key !== 'id' && isFilled(value)
  )
}
