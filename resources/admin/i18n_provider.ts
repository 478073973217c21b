import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import type { Language } from '#kernel/language/words'
import chinese from './lang_zh.json'

/** The words of react-admin; ours come from the same books as everywhere else. */
export function i18nProvider(lang: Language): I18nProvider {
  const words = lang === 'zh' ? { ra: { ...english.ra, ...chinese.ra } } : english
  return polyglotI18nProvider(() => words, lang, [], { allowMissing: true })
}
