import type { ElementDefinition, Precision } from '#kernel/content/element_definition'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import { derivedRule } from '#kernel/rules/derived/derived_rule'
import { genericRules } from '#kernel/rules/derived/generic_rules'
import type { Rule } from '#kernel/rules/rule'

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
  const rule = (aspect: string, assert: Rule['assert'] & object, en: string, zh: string) =>
    derivedRule(genericRules.format, element, { aspect, assert, fill: { expected: { en, zh } } })
  const found = [
    rule(
      'date.format',
      { isDate: id },
      'a date: yyyy, yyyy-MM, yyyy-MM-dd or yyyy-MM-dd HH:mm:ss',
      '日期须为 yyyy、yyyy-MM、yyyy-MM-dd 或 yyyy-MM-dd HH:mm:ss'
    ),
  ]
  if (minPrecision !== undefined && minPrecision !== 'year') {
    const { en, zh } = PRECISIONS[minPrecision]
    const assert = { atLeast: [id, minPrecision] }
    found.push(rule('date.precision', assert, `a date to ${en}`, `日期须精确到${zh}`))
  }
  if (notFuture)
    found.push(
      rule('date.future', { notFuture: id }, 'a date not in the future', '日期不可晚于当前日期')
    )
  return found
}
