import app from '@adonisjs/core/services/app'

import { DictionaryLoading } from '#plugins/coding/contract/release'
import { asPlatform } from '#tests/coding/load_files'
import { drugFiles, inventedTexts, detailsOf } from '#tests/drugs/invented_release'

/** Loads, approves and activates an invented release of WHODrug with the product 1000000. */
export async function putDrugsInUse(version: string): Promise<void> {
  const order = { dictionary: 'whodrug', details: detailsOf('C3', { version }) }
  await asPlatform(async () => {
    const loading = await app.container.make(DictionaryLoading)
    await loading.bring(drugFiles(inventedTexts('C3')), order)
  })
}
