import type { Language, Words } from '#kernel/language/words'

const locales: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hans' }

const namesIn = (language: Language) =>
  new Intl.DisplayNames([locales[language]], { type: 'region', fallback: 'none' })
const names = { en: namesIn('en'), zh: namesIn('zh') }

/** Groups of countries and codes for private use, which are no countries. */
const noCountry = /^(A[A]|Q[M-Z]|X[A-Z]|ZZ|EU|UN|EZ)$/

/** The name of a country by its code of two letters (ISO 3166-1); null where the code is none. */
export function countryName(code: string): Words | null {
  if (!/^[A-Z]{2}$/.test(code) || noCountry.test(code)) return null
  const [en, zh] = [names.en.of(code), names.zh.of(code)]
  return en === undefined || zh === undefined ? null : { en, zh }
}

/** The codes in a text, in capitals, each once: commas, semicolons and spaces part them. */
export const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;，；、]+/)
      .filter((code) => code !== '')
  ),
]
