/** Text in both languages of the interface. */
export interface Words {
  readonly en: string
  readonly zh: string
}

export type Language = keyof Words

export const languages: readonly Language[] = ['zh', 'en']

/** Server codes of the languages (specification, section 1). */
export const languageCodes = { zh: 'ZHO', en: 'ENG' } as const

/**
 * The language to speak: the user's choice, else the browser's wish, else Chinese
 * (specification, section 1).
 */
export function pickLanguage(chosen: unknown, acceptLanguage: string | undefined): Language {
  if (chosen === 'zh' || chosen === 'en') return chosen
  const wished = (acceptLanguage ?? '').toLowerCase().match(/\b(zh|en)\b/)
  return wished?.[1] === 'en' ? 'en' : 'zh'
}
