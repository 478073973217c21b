import { defineSettings } from '#kernel/settings/plugin_settings'

import { wording } from '#plugins/presets/lang/server/wording'

/** What each project decides of its presets. */
export const presetSettings = defineSettings({
  label: wording('settings.case_configuration'),
  fields: {
    sender: {
      kind: 'link',
      label: wording('settings.sender'),
      help: wording('settings.sender_help'),
      resource: 'presets/sender',
      named: ['name'],
    },
  },
  usual: { sender: null },
})
