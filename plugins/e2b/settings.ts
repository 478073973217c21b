import { defineSettings } from '#kernel/settings/plugin_settings'
import { wording } from '#plugins/e2b/lang/server/wording'

/** What each project decides of how its reports are judged. */
export const e2bSettings = defineSettings({
  label: wording('settings.e2b_r3_reports'),
  fields: {
    seriousEvents: {
      kind: 'choice',
      label: wording('settings.serious_events_in_a_case'),
      help: wording('settings.for_pre_marketing_studies'),
      required: true,
      of: [
        { value: 'any', label: wording('settings.any_number') },
        { value: 'one', label: wording('settings.one_only') },
      ],
    },
  },
  usual: { seriousEvents: 'any' },
})
