import { readFileSync } from 'node:fs'
import { createInstance, type TFunction } from 'i18next'

export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

const books = {
  translation: 'resources/lang',
  cases: 'plugins/cases/lang',
  coding: 'plugins/coding/lang',
  drugs: 'plugins/drugs/lang',
  e2b: 'plugins/e2b/lang',
  organisation: 'plugins/organisation/lang',
  presets: 'plugins/presets/lang',
} as const

/** The words of the screens in a language, by the keys that the screens use. */
export async function wordsOf(lng: Language): Promise<TFunction> {
  const read = (folder: string) => JSON.parse(readFileSync(`${folder}/${lng}.json`, 'utf8'))
  const words = Object.entries(books).map(([name, folder]) => [name, read(folder)] as const)
  const translation = createInstance()
  return translation.init({ lng, resources: { [lng]: Object.fromEntries(words) } })
}
