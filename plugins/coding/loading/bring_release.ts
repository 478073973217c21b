import { inject } from '@adonisjs/core'

import {
  DictionaryLoading,
  type LoadOutcome,
  type LoadProgress,
  type ReleaseFile,
  type ReleaseOrder,
} from '#plugins/coding/contract/release'
import LoadRelease from '#plugins/coding/loading/load_release'
import StartLoad from '#plugins/coding/loading/start_load'
import { DictionaryLoads } from '#plugins/coding/records/dictionary_loads'
import { DictionaryReleases } from '#plugins/coding/records/dictionary_releases'
import ActOnRelease from '#plugins/coding/releases/act_on_release'

/** Does in one go what people of the platform do step by step. */
@inject()
export default class BringRelease extends DictionaryLoading {
  constructor(
    private startLoad: StartLoad,
    private loadRelease: LoadRelease,
    private loads: DictionaryLoads,
    private releases: DictionaryReleases,
    private actOnRelease: ActOnRelease
  ) {
    super()
  }

  known(dictionary: string): Promise<string[]> {
    return this.releases.versionsOf(dictionary)
  }

  async load(
    files: readonly ReleaseFile[],
    order: ReleaseOrder,
    onProgress?: (progress: LoadProgress) => void
  ): Promise<LoadOutcome> {
    const id = await this.startLoad.handle(files, order, 'now')
    await this.loadRelease.handle(id, onProgress)
    return this.loads.outcomeOf(id)
  }

  async bring(files: readonly ReleaseFile[], order: ReleaseOrder): Promise<void> {
    const { releaseId, problems } = await this.load(files, order)
    if (releaseId === null) {
      throw new Error(`${order.fileName} is refused: ${JSON.stringify(problems[0])}`)
    }
    for (const act of ['approve', 'activate'] as const) {
      await this.actOnRelease.handle(releaseId, act)
    }
  }
}
