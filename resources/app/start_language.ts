import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#kernel/language/words'
import { wordBooks } from './word_books'

/** Starts the words of the client in the language of the page. */
export function startLanguage(lang: Language) {
  document.documentElement.lang = lang
  return i18next.use(initReactI18next).init({
    lng: lang,
    fallbackLng: false,
    defaultNS: 'kernel',
    resources: wordBooks(),
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
  })
}
