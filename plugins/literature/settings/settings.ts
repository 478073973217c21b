import { defineSettings } from '#kernel/settings/plugin_settings'

import { wording } from '#plugins/literature/lang/server/wording'
import { cycles } from '#plugins/literature/contract/cycle'

import reasons from './reasons.json' with { type: 'json' }

/** What each project decides of its screening. */
export const literatureSettings = defineSettings({
  label: wording('settings.label'),
  fields: {
    endpoint: {
      kind: 'choice',
      label: wording('settings.endpoint'),
      help: wording('settings.endpoint_help'),
      required: true,
      of: [
        { value: 'off', label: wording('settings.endpoint_off') },
        { value: 'on', label: wording('settings.endpoint_on') },
      ],
    },
    cycle: {
      kind: 'choice',
      label: wording('settings.cycle'),
      required: true,
      of: cycles.map((value) => ({ value, label: wording(`cycle.${value}`) })),
    },
    dueDays: {
      kind: 'number',
      label: wording('settings.due_days'),
      help: wording('settings.due_days_help'),
      required: true,
      min: 0,
      max: 90,
    },
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
    endpoint: 'off',
    cycle: '2_weeks',
    dueDays: 7,
    screeners: 1,
    gate: 'on',
    reasons,
  },
})
