import { inject } from '@adonisjs/core'

import { PresetTemplates } from '#plugins/presets/contract'
import ChangePreset from '#plugins/presets/keeping/change_preset'
import KeepPreset from '#plugins/presets/keeping/keep_preset'
import { KeepingController } from '#plugins/presets/keeping/keeping_controller'
import RemovePreset from '#plugins/presets/keeping/remove_preset'

/** The templates of the company. */
@inject()
export default class TemplateController extends KeepingController {
  protected readonly name = 'templates'
  protected readonly called = ['template', 'templates of the company'] as const

  constructor(
    presets: PresetTemplates,
    keepPreset: KeepPreset,
    changePreset: ChangePreset,
    removePreset: RemovePreset
  ) {
    super(presets, keepPreset, changePreset, removePreset)
  }
}
