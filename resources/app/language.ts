import i18next from 'i18next'
import type { Language, Words } from '#kernel/language/words'

export function currentLanguage(): Language {
  return i18next.language === 'en' ? 'en' : 'zh'
}

/** Words that the server or the catalogue brings in both languages, in the language of the page. */
export function say(words: Words | undefined | null): string {
  return words ? words[currentLanguage()] || words.en : ''
}
