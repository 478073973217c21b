import { defineSettings } from '#kernel/settings/plugin_settings'

import { wording } from '#plugins/cases/lang/server/wording'

/** What each project decides of its cases. */
export const caseSettings = defineSettings({
  label: wording('settings.cases'),
  fields: {
    safetyReportId: {
      kind: 'text',
      label: wording('settings.safety_report_id'),
      help: wording('settings.safety_report_id_help'),
      max: 60,
      holds: ['{number}'],
      required: true,
    },
  },
  usual: { safetyReportId: '{country}-{sender}-{number}' },
})
