import type { Operators } from '#kernel/case/rules/operator'
import { contextOperators } from '#kernel/case/rules/operators/context'
import { dateOperators } from '#kernel/case/rules/operators/dates'
import { kindOperators } from '#kernel/case/rules/operators/kind'
import { logicOperators } from '#kernel/case/rules/operators/logic'
import { numberOperators } from '#kernel/case/rules/operators/numbers'
import { presenceOperators } from '#kernel/case/rules/operators/presence'
import { rowOperators } from '#kernel/case/rules/operators/rows'
import { textOperators } from '#kernel/case/rules/operators/text'
import { wholeCaseOperators } from '#kernel/case/rules/operators/whole_case'

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
