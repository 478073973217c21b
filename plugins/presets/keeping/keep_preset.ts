import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { FormSchemas } from '#kernel/case/forms/form_schemas'

import { type Preset, type PresetKind, Presets } from '#plugins/presets/contract'
import { refuseNoPreset } from '#plugins/presets/keeping/refuse_no_preset'

export interface KeepPresetInput {
  readonly kind: PresetKind
  readonly name: unknown
  readonly content: unknown
}

/** Keeps a new preset, of a project or as a template of the company. */
@inject()
export default class KeepPreset {
  constructor(
    private changes: Changes,
    private forms: FormSchemas
  ) {}

  /** Refuses with 2017 what is no preset of its kind, with 30018 a name that is taken. */
  async handle(presets: Presets, input: KeepPresetInput): Promise<Preset> {
    const sound = refuseNoPreset(this.forms, input)
    const { type } = presets
    const act = { name: `${type}.created`, subject: { type, id: newId() } } as const
    return this.changes.record(act, (change) =>
      presets.create(change, { id: act.subject.id, kind: input.kind, ...sound })
    )
  }
}
