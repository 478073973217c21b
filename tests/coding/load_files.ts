import app from '@adonisjs/core/services/app'

import { actAs } from '#kernel/tenancy/actor'

import LoadRelease from '#plugins/coding/loading/load_release'
import StartLoad from '#plugins/coding/loading/start_load'
import type { UploadedFile } from '#plugins/coding/loading/uploaded_files'
import type { LoadOutcome } from '#plugins/coding/contract/release'
import { DictionaryLoads } from '#plugins/coding/records/dictionary_loads'

/** Does the work as somebody of the platform. */
export function asPlatform<Result>(work: () => Promise<Result>): Promise<Result> {
  const permissions = new Set<string>()
  return actAs({ userId: null, name: 'Ada Platform', permissions, isPlatform: true }, work)
}

interface LoadedRelease extends LoadOutcome {
  readonly id: string
}

/** Loads a release as the platform does, and says what became of it. */
export function loadFiles(files: readonly UploadedFile[]): Promise<LoadedRelease> {
  return asPlatform(async () => {
    const id = await (await app.container.make(StartLoad)).handle(files, {}, 'now')
    await (await app.container.make(LoadRelease)).handle(id)
    return loadOf(id)
  })
}

export function loadOf(id: string): Promise<LoadedRelease> {
  return asPlatform(async () => {
    const loads = await app.container.make(DictionaryLoads)
    return { id, ...(await loads.outcomeOf(id)) }
  })
}
