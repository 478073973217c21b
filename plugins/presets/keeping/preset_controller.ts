import { inject } from '@adonisjs/core'

import { Presets } from '#plugins/presets/contract'
import ChangePreset from '#plugins/presets/keeping/change_preset'
import KeepPreset from '#plugins/presets/keeping/keep_preset'
import { KeepingController } from '#plugins/presets/keeping/keeping_controller'
import RemovePreset from '#plugins/presets/keeping/remove_preset'

/** The presets of the project at hand. */
@inject()
export default class PresetController extends KeepingController {
  protected readonly name = 'presets'
  protected readonly called = ['preset', 'presets of the project'] as const

  constructor(
    presets: Presets,
    keepPreset: KeepPreset,
    changePreset: ChangePreset,
    removePreset: RemovePreset
  ) {
    super(presets, keepPreset, changePreset, removePreset)
  }
}
