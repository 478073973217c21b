import type { TFunction } from 'i18next'
import type { Condition } from '#kernel/case/content/element_definition'

/** When an element is required, in words: "E.i.1.1a is filled". */
export function conditionWords(conditions: readonly Condition[], t: TFunction): string {
  return conditions.map((condition) => wordsOf(condition, t)).join(t('forms.help.and'))
}

function wordsOf({ op, element, group, value }: Condition, t: TFunction): string {
  const what = element ?? group ?? ''
  const values = [value].flat().map(String).join(' / ')
  if (op === 'present') return t('forms.help.present', { what })
  if (op === 'absent') return t('forms.help.absent', { what })
  if (op === 'anyChildPresent') return t('forms.help.any_child', { what })
  if (op === 'exactlyOneInRepeat') return t('forms.help.one_row', { what: group, element, values })
  return t(op === 'ne' ? 'forms.help.not_equal' : 'forms.help.equal', { what, values })
}
