import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { ReleaseState } from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/server/wording'
import { Dictionaries } from '#plugins/coding/loading/dictionaries'
import { DictionaryReleases } from '#plugins/coding/records/dictionary_releases'
import { type ReleaseActName, releaseActs } from '#plugins/coding/releases/release_acts'

/** Approves, activates, retires, rolls back or discards a release. */
@inject()
export default class ActOnRelease {
  constructor(
    private releases: DictionaryReleases,
    private dictionaries: Dictionaries,
    private changes: Changes
  ) {}

  /**
   * Refuses with 1005 a release that is not there, with 1006 one in another state, and to discard a
   * version that cases say.
   */
  async handle(id: string, name: ReleaseActName): Promise<void> {
    const { done, from, to, refusal } = releaseActs.find(({ act }) => act === name)!
    if (to === null) await this.#refuseInCases(id)
    const act = { name: done, subject: { type: 'dictionary_release', id } } as const
    await this.changes.record(act, async (change) => {
      const release = await this.releases.lock(change, id)
      const state = release.state as ReleaseState
      if (!(from as readonly ReleaseState[]).includes(state)) {
        throw new kernelErrors.E_DATA_STATUS({ detail: refusal })
      }
      if (to === null) {
        const dictionary = await this.dictionaries.get(release.dictionary as string)
        await this.releases.discard(change, dictionary, release)
      } else await this.releases.setState(change, release, to)
      change.note('version', release.version, to === null ? undefined : release.version)
      change.note('state', state, to ?? undefined)
    })
  }

  /** Looks into every project, which no transaction of the platform may. */
  async #refuseInCases(id: string): Promise<void> {
    const { dictionary: name, version } = await this.releases.get(id)
    const dictionary = await this.dictionaries.find(name as string)
    if (!(await dictionary?.isInCases?.(version as string))) return
    throw new kernelErrors.E_DATA_STATUS({ detail: inCases(version as string) })
  }
}

const inCases = (version: string) => wording('act_on_release.in_cases', { version })
