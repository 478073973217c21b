import type { Precision } from '#kernel/case/content/element_definition'
import { compareDates, isFuture } from '#kernel/case/content/date_comparison'
import {
  isAtLeastAsPrecise,
  isRealDate,
  parsePartialDate,
  precisionOf,
} from '#kernel/case/content/partial_date'
import { wording } from '#kernel/lang/wording'
import { testOf, type Operators } from '#kernel/case/rules/operator'
import { both } from '#kernel/case/rules/show_value'
import { holdsValue, textOf } from '#kernel/case/rules/text_of'

type Comparison = 'gte' | 'lte'

/**
 * Dates. Two of them are compared at the coarser of their precisions; what is empty, a null
 * flavour or no date at all never fails a comparison (isDate finds the last).
 */
export const dateOperators: Operators = {
  /** A date that exists, written yyyy, yyyy-MM, yyyy-MM-dd or with a time after T. */
  isDate: (id: string, { operand }) =>
    testOf(operand(id), (leaf) => !holdsValue(leaf) || isRealDate(textOf(leaf))),
  /** [element, least precision] */
  atLeast: ([id, least]: [string, Precision], { operand }) =>
    testOf(operand(id), (leaf) => {
      const precision = precisionOf(textOf(leaf))
      return precision === null || isAtLeastAsPrecise(precision, least)
    }),
  /** Not after the present day of the project; a date with a zone is held against the moment. */
  notFuture: (id: string, { operand }) => {
    const read = operand(id)
    return {
      holds: (scope) => {
        const text = textOf(read.read(scope))
        const { now, today } = scope.context
        if (now !== undefined && parsePartialDate(text)?.zone !== undefined)
          return !isFuture(text, now)
        return today === undefined || compareDates(text, today) !== 1
      },
      facts: (scope) => [
        read.show(scope),
        wording('dates.today_is', { today: scope.context.today }),
      ],
    }
  },
  /** [element, element]: the same calendar day, as far as both are known. */
  sameDate: ([left, right]: [string, string], { operand }) => {
    const [one, other] = [operand(left), operand(right)]
    return {
      holds: (scope) => {
        const days = [one, other].map((each) => dayOf(textOf(each.read(scope))))
        return (compareDates(days[0], days[1]) ?? 0) === 0
      },
      facts: (scope) => [one.show(scope), other.show(scope)],
    }
  },
  /** [element, gte or lte, element, 'day'?]: with `day` the times of the day do not count. */
  dateCmp: ([left, comparison, right, unit]: [string, Comparison, string, 'day'?], { operand }) => {
    const text = (leaf: unknown) => (unit === 'day' ? dayOf(textOf(leaf)) : textOf(leaf))
    const [one, other] = [operand(left), operand(right)]
    return {
      holds: (scope) =>
        stands(compareDates(text(one.read(scope)), text(other.read(scope))), comparison),
      facts: (scope) => [one.show(scope), other.show(scope)],
    }
  },
  /**
   * { value, op, group, where, key }: a date against the earliest of the dates under `key` in the
   * selected rows of the nested groups.
   */
  minDateCmp: (argument: MinDateComparison, { operand, rows }) => {
    const value = operand(argument.value)
    const [outer, inner] = argument.group
    const [outerRows, [where, [innerRows, key]]] = rows(outer, (within) => [
      within.predicate(argument.where),
      within.rows(inner, (deeper) => deeper.operand(argument.key)),
    ])
    const earliest = (scope: Parameters<typeof value.read>[0]) =>
      outerRows
        .read(scope)
        .map((row) => outerRows.enter(scope, row))
        .filter((inside) => where.holds(inside))
        .flatMap((inside) =>
          innerRows.read(inside).map((row) => textOf(key.read(innerRows.enter(inside, row))))
        )
        .filter((text) => parsePartialDate(text) !== null)
        .reduce(
          (least, text) => (least !== '' && compareDates(text, least) !== -1 ? least : text),
          ''
        )
    return {
      holds: (scope) =>
        stands(compareDates(textOf(value.read(scope)), earliest(scope)), argument.op),
      facts: (scope) => [value.show(scope), both(`${argument.key} = ${earliest(scope)}`)],
    }
  },
}

interface MinDateComparison {
  value: string
  op: Comparison
  group: [string, string]
  where: Record<string, unknown>
  key: string
}

function stands(order: -1 | 0 | 1 | null, comparison: Comparison): boolean {
  if (order === null) return true
  return comparison === 'gte' ? order >= 0 : order <= 0
}

function dayOf(text: string): string {
  return text.slice(0, 10)
}
