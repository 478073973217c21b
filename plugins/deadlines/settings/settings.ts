import { defineSettings } from '#kernel/settings/plugin_settings'

import { destinations } from '#plugins/deadlines/contract/rule'
import { wording } from '#plugins/deadlines/lang/server/wording'

/** Countries whose working days can be chosen. */
const countries = [
  ...['CN', 'HK', 'TW', 'US', 'JP', 'KR', 'GB', 'IE', 'DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'AT'],
  ...['CH', 'SE', 'DK', 'PL', 'AU', 'CA', 'SG'],
] as const

/** What each project decides of its due dates: whose working days count, and rules of its own. */
export const deadlineSettings = defineSettings({
  label: wording('settings.label'),
  fields: {
    country: {
      kind: 'choice',
      label: wording('settings.country'),
      help: wording('settings.country_help'),
      required: true,
      of: countries.map((value) => ({ value, label: wording(`country.${value}`) })),
    },
    ownDays: {
      kind: 'rows',
      label: wording('settings.own_days'),
      add: wording('settings.add_day'),
      fields: {
        day: { kind: 'day', label: wording('settings.day'), required: true },
        kind: {
          kind: 'choice',
          label: wording('settings.kind'),
          required: true,
          of: [
            { value: 'off', label: wording('settings.off') },
            { value: 'work', label: wording('settings.work') },
          ],
        },
      },
    },
    ownRules: {
      kind: 'rows',
      label: wording('settings.own_rules'),
      help: wording('settings.own_rules_help'),
      add: wording('settings.add_rule'),
      fields: {
        destination: {
          kind: 'choice',
          label: wording('settings.destination'),
          required: true,
          of: destinations.map((value) => ({ value, label: wording(`destination.${value}`) })),
        },
        report: {
          kind: 'choice',
          label: wording('settings.report'),
          default: 'any',
          of: [
            { value: 'any', label: wording('settings.any_report') },
            { value: 'trial', label: wording('settings.trial') },
            { value: 'listed', label: wording('settings.listed') },
          ],
        },
        seriousness: {
          kind: 'choice',
          label: wording('settings.seriousness'),
          default: 'any',
          of: [
            { value: 'any', label: wording('settings.any_seriousness') },
            { value: 'serious', label: wording('settings.serious') },
            { value: 'grave', label: wording('settings.grave') },
            { value: 'fatal', label: wording('settings.fatal') },
            { value: 'not_serious', label: wording('settings.not_serious') },
          ],
        },
        listedness: {
          kind: 'choice',
          label: wording('settings.listedness'),
          default: 'any',
          of: [
            { value: 'any', label: wording('settings.any_listedness') },
            { value: 'unexpected', label: wording('settings.unexpected') },
          ],
        },
        relatedness: {
          kind: 'choice',
          label: wording('settings.relatedness'),
          default: 'any',
          of: [
            { value: 'any', label: wording('settings.any_relatedness') },
            { value: 'related', label: wording('settings.related') },
          ],
        },
        start: {
          kind: 'choice',
          label: wording('settings.start'),
          default: 'usual',
          of: [
            { value: 'usual', label: wording('settings.usual_start') },
            { value: 'C.1.4', label: wording('settings.first_receipt') },
            { value: 'C.1.5', label: wording('settings.latest_receipt') },
          ],
        },
        days: { kind: 'number', label: wording('settings.days'), required: true, min: 0, max: 365 },
        why: { kind: 'text', label: wording('settings.why'), required: true, max: 200 },
        source: { kind: 'text', label: wording('settings.source'), max: 200 },
      },
    },
  },
  usual: { country: 'CN', ownDays: [], ownRules: [] },
})
