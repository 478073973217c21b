import { inject } from '@adonisjs/core'

import { Presets } from '#plugins/presets/contract'
import ChangePreset from '#plugins/presets/keeping/change_preset'
import KeepPreset from '#plugins/presets/keeping/keep_preset'
import { KeepingController } from '#plugins/presets/keeping/keeping_controller'
import { keepingTakes } from '#plugins/presets/keeping/keeping_takes'
import RemovePreset from '#plugins/presets/keeping/remove_preset'

/** The presets of the project at hand. */
@inject()
export default class PresetController extends KeepingController {
  static readonly takes = keepingTakes('preset', 'presets of the project')

  protected readonly name = 'presets'

  constructor(
    presets: Presets,
    keepPreset: KeepPreset,
    changePreset: ChangePreset,
    removePreset: RemovePreset
  ) {
    super(presets, keepPreset, changePreset, removePreset)
  }
}
