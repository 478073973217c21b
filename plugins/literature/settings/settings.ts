import { defineSettings } from '#kernel/settings/plugin_settings'

import { wording } from '#plugins/literature/lang/server/wording'

import reasons from './reasons.json' with { type: 'json' }

/** What each project decides of its screening. */
export const literatureSettings = defineSettings({
  label: wording('settings.label'),
  fields: {
    screeners: {
      kind: 'choice',
      label: wording('settings.screeners'),
      help: wording('settings.screeners_help'),
      required: true,
      of: [
        { value: 1, label: wording('settings.one') },
        { value: 2, label: wording('settings.two') },
      ],
    },
    gate: {
      kind: 'choice',
      label: wording('settings.gate'),
      help: wording('settings.gate_help'),
      required: true,
      of: [
        { value: 'on', label: wording('settings.gate_on') },
        { value: 'off', label: wording('settings.gate_off') },
      ],
    },
    reasons: {
      kind: 'rows',
      label: wording('settings.reasons'),
      help: wording('settings.reasons_help'),
      add: wording('settings.add_reason'),
      fields: {
        code: { kind: 'text', label: wording('settings.code'), required: true, max: 40 },
        en: { kind: 'text', label: wording('settings.english'), required: true, max: 100 },
        zh: { kind: 'text', label: wording('settings.chinese'), required: true, max: 100 },
      },
    },
  },
  usual: {
    screeners: 1,
    gate: 'on',
    reasons,
  },
})
