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
  /** [element, element]: the same calendar day as written, as far as both are known, or one moment. */
  sameDate: ([first, second]: [string, string], { operand }) => {
    const [one, other] = [operand(first), operand(second)]
    return {
      holds: (scope) => {
        const [left, right] = [one, other].map((each) => textOf(each.read(scope)))
        return [compareDays, compareClocks].some((compare) => (compare(left, right) ?? 0) === 0)
      },
      facts: (scope) => [one.show(scope), other.show(scope)],
    }
  },
  /**
   * [element, gte or lte, element, 'day'?]: with `day` the times of the day do not count, unless both
   * dates have a zone and so are moments.
   */
  dateCmp: ([left, comparison, right, unit]: [string, Comparison, string, 'day'?], { operand }) => {
    const compare = unit === 'day' ? compareClocks : compareDates
    const [one, other] = [operand(left), operand(right)]
    return {
      holds: (scope) =>
        stands(compare(textOf(one.read(scope)), textOf(other.read(scope))), comparison),
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

const dayOf = (text = '') => text.slice(0, 10)

/** By the days as they are written. */
const compareDays = (one?: string, other?: string) => compareDates(dayOf(one), dayOf(other))

/** As moments where both have a zone, else by the days as they are written. */
const compareClocks = (one?: string, other?: string) =>
  [one, other].every((text) => parsePartialDate(text)?.zone !== undefined)
    ? compareDates(one, other)
    : compareDays(one, other)
