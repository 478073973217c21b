import type { ElementDefinition, Precision } from '#kernel/case/content/element_definition'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import { derivedRule } from '#kernel/case/rules/derived/derived_rule'
import { genericRules } from '#kernel/case/rules/derived/generic_rules'
import type { Rule } from '#kernel/case/rules/rule'

const PRECISIONS: Record<Precision, Words> = {
  year: wording('date_rules.the_year'),
  month: wording('date_rules.the_month'),
  day: wording('date_rules.the_day'),
  hour: wording('date_rules.the_hour'),
  minute: wording('date_rules.the_minute'),
  second: wording('date_rules.the_second'),
}

/** GEN-02: no date, not known exactly enough, in the future. */
export function dateRules(element: ElementDefinition): Rule[] {
  const { id, type, minPrecision, notFuture } = element
  if (type !== 'date') return []
  const rule = (aspect: string, assert: Rule['assert'] & object, expected: Words) =>
    derivedRule(genericRules.format, element, { aspect, assert, fill: { expected } })
  const found = [rule('date.format', { isDate: id }, wording('date_rules.a_date'))]
  if (minPrecision !== undefined && minPrecision !== 'year') {
    const expected = wording('date_rules.a_date_to', { part: PRECISIONS[minPrecision] })
    found.push(rule('date.precision', { atLeast: [id, minPrecision] }, expected))
  }
  if (notFuture)
    found.push(rule('date.future', { notFuture: id }, wording('date_rules.not_in_the_future')))
  return found
}
