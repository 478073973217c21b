import { inject } from '@adonisjs/core'

import { PresetTemplates } from '#plugins/presets/contract'
import ChangePreset from '#plugins/presets/keeping/change_preset'
import KeepPreset from '#plugins/presets/keeping/keep_preset'
import { KeepingController } from '#plugins/presets/keeping/keeping_controller'
import { keepingTakes } from '#plugins/presets/keeping/keeping_takes'
import RemovePreset from '#plugins/presets/keeping/remove_preset'

/** The templates of the company. */
@inject()
export default class TemplateController extends KeepingController {
  static readonly takes = keepingTakes('template', 'templates of the company')

  protected readonly name = 'templates'

  constructor(
    presets: PresetTemplates,
    keepPreset: KeepPreset,
    changePreset: ChangePreset,
    removePreset: RemovePreset
  ) {
    super(presets, keepPreset, changePreset, removePreset)
  }
}
