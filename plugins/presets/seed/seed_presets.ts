import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { type NewPreset, Presets, presetKinds } from '#plugins/presets/contract'
import { demoRoles } from '#tests/invented/companies'
import { demoPresetsOf } from '#tests/invented/presets'

/** Brings presets into every project, kept by the person who administers it. */
@inject()
export default class SeedPresets implements Seed {
  constructor(
    private presets: Presets,
    private changes: Changes
  ) {}

  /** A kind of which there is one already is left as people have it. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.manager, (project) => this.#bring(project))
  }

  async #bring(project: string): Promise<void> {
    const first = { text: '', by: 'name', direction: 'asc', from: 0, to: 0 } as const
    for (const kind of presetKinds) {
      const { total } = await this.presets.list(kind, first)
      if (total > 0) continue
      for (const preset of demoPresetsOf(project)) {
        if (preset.kind === kind) await this.#keep({ id: newId(), ...preset })
      }
    }
  }

  async #keep(preset: NewPreset): Promise<void> {
    const act = { name: 'preset.created', subject: { type: 'preset', id: preset.id } } as const
    await this.changes.record(act, (change) => this.presets.create(change, preset))
  }
}
