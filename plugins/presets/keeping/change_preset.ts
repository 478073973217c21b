import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { FormSchemas } from '#kernel/case/forms/form_schemas'

import { type Preset, Presets } from '#plugins/presets/contract'
import { refuseNoPreset } from '#plugins/presets/keeping/refuse_no_preset'

export interface ChangePresetInput {
  readonly id: string
  /** The revision that the user had before them. */
  readonly revision: number
  readonly name: unknown
  readonly content: unknown
}

/** Changes name and content of a preset; its kind stays. */
@inject()
export default class ChangePreset {
  constructor(
    private changes: Changes,
    private forms: FormSchemas
  ) {}

  /**
   * Refuses with 1005 a preset that is not there, with 1006 when others changed it since
   * `revision`, with 2017 what is no preset of its kind, with 30018 a name that is taken.
   */
  async handle(
    presets: Presets,
    { id, revision, name, content }: ChangePresetInput
  ): Promise<Preset> {
    const { type } = presets
    const act = { name: `${type}.changed`, subject: { type, id } } as const
    return this.changes.record(act, async (change) => {
      const before = await presets.lock(change, id, revision)
      const sound = refuseNoPreset(this.forms, { kind: before.kind, name, content })
      return presets.change(change, before, sound)
    })
  }
}
