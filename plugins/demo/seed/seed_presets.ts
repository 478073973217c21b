import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { actAs } from '#kernel/tenancy/actor'
import type { Environment } from '#kernel/tenancy/scope'

import { type NewPreset, Presets, presetKinds } from '#plugins/presets/contract'
import { demoPresets } from '#plugins/demo/seed/demo_presets'
import type { DemoOrganisation } from '#plugins/demo/seed/seed_organisation'

/** Brings presets into every project, kept by the person who administers it. */
@inject()
export class SeedPresets {
  constructor(
    private presets: Presets,
    private changes: Changes
  ) {}

  /** A kind of which there is one already is left as people have it. */
  async handle({ companyId, projects, users }: DemoOrganisation): Promise<void> {
    const { id, name } = users.manager!
    for (const projectId of Object.values(projects)) {
      for (const environment of [0, 1] as const) {
        const scope = { companyId, projectId, environment: environment as Environment }
        const actor = { userId: id, name, permissions: new Set<string>(), scope }
        await actAs(actor, () => this.#bring())
      }
    }
  }

  async #bring(): Promise<void> {
    const first = { text: '', by: 'name', direction: 'asc', from: 0, to: 0 } as const
    for (const kind of presetKinds) {
      const { total } = await this.presets.list(kind, first)
      if (total > 0) continue
      for (const preset of demoPresets) {
        if (preset.kind === kind) await this.#keep({ id: newId(), ...preset })
      }
    }
  }

  async #keep(preset: NewPreset): Promise<void> {
    const act = { name: 'preset.created', subject: { type: 'preset', id: preset.id } } as const
    await this.changes.record(act, (change) => this.presets.create(change, preset))
  }
}
