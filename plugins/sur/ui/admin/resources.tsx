import { wording } from '#plugins/sur/lang/wording'
import type { AdminResource } from '#resources/admin/admin_resource'
import type { TrailWords } from '#resources/admin/plugin_modules'

/** What the trail says of the kinds of report that a company has. */
export const trail: Record<string, TrailWords> = {
  periodic_opening: {
    label: wording('company.title'),
    fields: {
      dsurOpen: { kind: 'text', max: 5, label: wording('company.dsur') },
      psurOpen: { kind: 'text', max: 5, label: wording('company.psur') },
    },
  },
}

/** It has no lists in the back office. */
export const resources: readonly AdminResource[] = []
