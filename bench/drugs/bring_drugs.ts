import type { ApplicationService } from '@adonisjs/core/types'

import { actAs } from '#kernel/tenancy/actor'
import { DictionaryLoading, type ReleaseFile } from '#plugins/coding/contract/release'

const DICTIONARY = 'whodrug'
const DETAILS = { version: '2026-09', format: 'C3', language: 'en' } as const

const permissions = new Set<string>()
const platform = { userId: null, name: 'Bench', permissions, isPlatform: true }

/** Loads the files of an invented drug dictionary (C3) and puts it into use, as the platform. */
export async function bringDrugs(
  app: ApplicationService,
  files: readonly ReleaseFile[]
): Promise<void> {
  const loader = await app.container.make(DictionaryLoading)
  const order = { dictionary: DICTIONARY, details: DETAILS, fileName: 'bench' }
  await actAs(platform, () => loader.bring(files, order))
}
