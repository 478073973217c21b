import type { TFunction } from 'i18next'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementCondition } from '#plugins/cases/contract/condition'
import { currentLanguage } from '#resources/app/language'

/** A condition in a few words, for its chip. */
export function conditionText(
  { element, is, value = '', to = '', values = [] }: ElementCondition,
  catalogue: Catalogue,
  t: TFunction
): string {
  const { codeList, type } = catalogue.element(element) ?? {}
  const named = (code: string) =>
    type === 'boolean'
      ? t(`listings:truth.${code === 'true' ? 'true' : 'false'}`)
      : (catalogue.codeName(codeList, code, currentLanguage()) ?? code)
  switch (is) {
    case 'between':
      return `${value} – ${to}`
    case 'in':
      return values.map(named).join(' · ')
    case 'eq':
      return named(value)
    case 'null':
      return t('listings:way.null')
    case 'filled':
    case 'empty':
      return t(`listings:way.${is}`)
    default:
      return `${t(`listings:way.${is}`)} ${value}`
  }
}
