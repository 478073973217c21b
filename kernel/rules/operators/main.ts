import type { Operators } from '#kernel/rules/operator'
import { contextOperators } from '#kernel/rules/operators/context'
import { dateOperators } from '#kernel/rules/operators/dates'
import { kindOperators } from '#kernel/rules/operators/kind'
import { logicOperators } from '#kernel/rules/operators/logic'
import { numberOperators } from '#kernel/rules/operators/numbers'
import { presenceOperators } from '#kernel/rules/operators/presence'
import { rowOperators } from '#kernel/rules/operators/rows'
import { textOperators } from '#kernel/rules/operators/text'
import { wholeCaseOperators } from '#kernel/rules/operators/whole_case'

/** The words of the rule language. */
export const operators: Operators = {
  ...presenceOperators,
  ...textOperators,
  ...kindOperators,
  ...dateOperators,
  ...numberOperators,
  ...logicOperators,
  ...rowOperators,
  ...wholeCaseOperators,
  ...contextOperators,
}
