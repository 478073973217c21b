import { inject } from '@adonisjs/core'

import type { Seed } from '#kernel/seed/seed'

import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { DictionaryLoading } from '#plugins/coding/contract/release'
import { demoDictionary } from '#tests/invented/dictionary/demo_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'

/** The last two: what changed from one to the other can be seen in cases. */
const VERSIONS = ['91.0', '91.1'] as const
const LANGUAGES = ['en', 'zh'] as const

/** Brings the invented dictionary, as the platform. */
@inject()
export default class SeedDictionary implements Seed {
  constructor(
    private dictionary: MedicalDictionary,
    private loading: DictionaryLoading
  ) {}

  /** What is or was in use is left as people have it. */
  async handle(): Promise<void> {
    const known = await this.dictionary.versions()
    for (const version of VERSIONS) {
      for (const language of LANGUAGES) {
        const isKnown = known.some((one) => one.version === version && one.language === language)
        if (isKnown) continue
        const files = medAsciiFiles(demoDictionary(version), language).map(({ name, text }) => ({
          name,
          bytes: Buffer.from(text),
        }))
        await this.loading.bring(files, { fileName: `Demo ${version} ${language}` })
      }
    }
  }
}
