/** Text in both languages of the interface. */
export interface Words {
  readonly en: string
  readonly zh: string
}

export type Language = keyof Words

export const languages: readonly Language[] = ['zh', 'en']

/** Codes of the languages in calls of clients (ISO 639-3). */
export const languageCodes = { zh: 'ZHO', en: 'ENG' } as const

/** The language to speak: the user's choice, else the browser's wish, else Chinese. */
export function pickLanguage(chosen: unknown, acceptLanguage: string | undefined): Language {
  if (chosen === 'zh' || chosen === 'en') return chosen
  const wished = (acceptLanguage ?? '').toLowerCase().match(/\b(zh|en)\b/)
  return wished?.[1] === 'en' ? 'en' : 'zh'
}
