import type { DictionaryLanguage } from '#plugins/coding/contract/dictionary'

interface LanguageFacts {
  /** As meddra_release.asc says it. */
  readonly name: string
  /** What its files are in when they are not UTF-8. */
  readonly encoding: string
  /**
   * Whether a line with a name looks like this language. Most lines of a file must: the GB 18030
   * bytes of 头痛 are legal UTF-8 too, and Windows-1252 makes something of any bytes.
   */
  readonly looks: RegExp
}

export const releaseLanguages: Readonly<Record<DictionaryLanguage, LanguageFacts>> = {
  en: { name: 'English', encoding: 'windows-1252', looks: /^[\x20-\x7e]*$/ },
  zh: { name: 'Chinese', encoding: 'gb18030', looks: /\p{Script=Han}/u },
  ja: {
    name: 'Japanese',
    encoding: 'shift_jis',
    looks: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
}

/** The language that meddra_release.asc names, or null for one that is not read here. */
export function languageNamed(text: string): DictionaryLanguage | null {
  const wanted = text.trim().toLowerCase()
  const languages = Object.keys(releaseLanguages) as DictionaryLanguage[]
  return languages.find((each) => releaseLanguages[each].name.toLowerCase() === wanted) ?? null
}
