import type { Language } from '#kernel/language/words'

import type { ReleaseFile } from '#plugins/coding/contract/release'
import { demoDictionary } from '#tests/invented/dictionary/demo_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'

/** The texts of a release of the invented dictionary by the name of the file: `llt.asc`. */
export type ReleaseTexts = Record<string, string>

/** @param as another number for the version, where one of them is to be loaded beside others */
export function demoTexts(version = '91.1', language: Language = 'en', as = version): ReleaseTexts {
  const files = medAsciiFiles(demoDictionary(version), language)
  return Object.fromEntries(
    files.map(({ name, text }) => [name.replace('MedAscii/', ''), text.replaceAll(version, as)])
  )
}

/** The same as it is uploaded. */
export function releaseFiles(
  texts: ReleaseTexts,
  encode: (text: string) => Uint8Array = (text) => Buffer.from(text)
): ReleaseFile[] {
  return Object.entries(texts).map(([name, text]) => ({
    name: `MedAscii/${name}`,
    bytes: encode(text),
  }))
}
