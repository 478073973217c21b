import { inject } from '@adonisjs/core'

import { DictionaryLoading } from '#plugins/coding/contract/release'
import { whodrugFiles } from '#tests/invented/drugs/whodrug_files'
import { inventDrugs } from '#tests/invented/drugs/whodrug_tables'

/** Older than any real release, which is looked into instead once it is in use. */
const RELEASE = { version: '1991-03', format: 'C3', language: 'en' } as const
const PRODUCTS = 600

/** Brings an invented drug dictionary in the shape of WHODrug, as the platform. */
@inject()
export class SeedWhodrug {
  constructor(private loading: DictionaryLoading) {}

  /** A release that is loaded is left as people have it. */
  async handle(): Promise<void> {
    if ((await this.loading.known('whodrug')).includes(RELEASE.version)) return
    const files = whodrugFiles(inventDrugs(PRODUCTS), RELEASE.format)
    const order = { dictionary: 'whodrug', details: RELEASE, fileName: `Demo ${RELEASE.version}` }
    await this.loading.bring(files, order)
  }
}
