import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { createInstance, type TFunction } from 'i18next'

export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** Whether journeys are walked in all their variants, as the long tests do, and not once each. */
export const walksAll = process.env.JOURNEY_LANGUAGES === 'both'

/**
 * The languages in which a journey is walked whose words are not the point: one of them, so that
 * half of the journeys are walked in each. The long tests walk all in both (JOURNEY_LANGUAGES=both).
 * @param journey address of its file
 */
export function languagesOf(journey: string): readonly Language[] {
  if (walksAll) return languages
  const letters = [...journey.slice(journey.lastIndexOf('/'))]
  const sum = letters.reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return [languages[sum % languages.length]!]
}

const books: Readonly<Record<string, string>> = {
  translation: 'resources/lang',
  // A plugin without screens has words of the server alone.
  ...Object.fromEntries(
    globSync('plugins/*/lang/en.json').map((book) => {
      const folder = dirname(book)
      return [basename(dirname(folder)), folder]
    })
  ),
  // What the server says of itself: labels of manifests.
  ...Object.fromEntries(
    globSync('{kernel,plugins/*}/lang/server').map((folder) => [
      `${basename(dirname(dirname(folder)))}_server`,
      folder,
    ])
  ),
}

/** The words of the screens in a language, by the keys that the screens use. */
export async function wordsOf(lng: Language): Promise<TFunction> {
  const read = (folder: string) => JSON.parse(readFileSync(`${folder}/${lng}.json`, 'utf8'))
  const words = Object.entries(books).map(([name, folder]) => [name, read(folder)] as const)
  const translation = createInstance()
  return translation.init({ lng, resources: { [lng]: Object.fromEntries(words) } })
}
