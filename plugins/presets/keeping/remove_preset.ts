import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'

import { type Preset, Presets } from '#plugins/presets/contract'

/** Takes a preset from those that are offered. */
@inject()
export default class RemovePreset {
  constructor(private changes: Changes) {}

  /** Refuses with 1005 a preset that is not there. */
  async handle(presets: Presets, id: string): Promise<Preset> {
    const { type } = presets
    const act = { name: `${type}.removed`, subject: { type, id } } as const
    return this.changes.record(act, async (change) =>
      presets.remove(change, await presets.lock(change, id))
    )
  }
}
