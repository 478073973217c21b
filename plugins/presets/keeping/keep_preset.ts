import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { FormSchemas } from '#kernel/forms/form_schemas'

import { type Preset, type PresetKind, Presets } from '#plugins/presets/contract'
import { refuseNoPreset } from '#plugins/presets/keeping/refuse_no_preset'

export interface KeepPresetInput {
  readonly kind: PresetKind
  readonly name: unknown
  readonly content: unknown
}

/** Keeps a new preset. */
@inject()
export default class KeepPreset {
  constructor(
    private presets: Presets,
    private changes: Changes,
    private forms: FormSchemas
  ) {}

  /** Refuses with 2017 what is no preset of its kind, with 30018 a name that is taken. */
  async handle(input: KeepPresetInput): Promise<Preset> {
    const sound = refuseNoPreset(this.forms, input)
    const act = { name: 'preset.created', subject: { type: 'preset', id: newId() } } as const
    return this.changes.record(act, (change) =>
      this.presets.create(change, { id: act.subject.id, kind: input.kind, ...sound })
    )
  }
}
