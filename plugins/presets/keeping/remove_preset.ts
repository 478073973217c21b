import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'

import { type Preset, Presets } from '#plugins/presets/contract'

/** Takes a preset from those that are offered. */
@inject()
export default class RemovePreset {
  constructor(
    private presets: Presets,
    private changes: Changes
  ) {}

  /** Refuses with 1005 a preset that is not there. */
  async handle(id: string): Promise<Preset> {
    const act = { name: 'preset.removed', subject: { type: 'preset', id } } as const
    return this.changes.record(act, async (change) =>
      this.presets.remove(change, await this.presets.lock(change, id))
    )
  }
}
