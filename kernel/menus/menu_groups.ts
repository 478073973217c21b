import type { PermissionLevel } from '#kernel/access/level'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

interface Group {
  readonly level: PermissionLevel
  readonly label: Words
}

/**
 * The groups of the left menu in their order: those of a project are the twelve top names of the
 * product; company and platform have groups of their own.
 */
export const menuGroups = {
  home: { level: 'project', label: wording('menu_groups.home') },
  case: { level: 'project', label: wording('menu_groups.case') },
  literature: { level: 'project', label: wording('menu_groups.literature') },
  configuration: { level: 'project', label: wording('menu_groups.configuration') },
  signal: { level: 'project', label: wording('menu_groups.signal') },
  collection: { level: 'project', label: wording('menu_groups.collection') },
  import: { level: 'project', label: wording('menu_groups.import') },
  submission: { level: 'project', label: wording('menu_groups.submission') },
  report: { level: 'project', label: wording('menu_groups.report') },
  drug_information: { level: 'project', label: wording('menu_groups.drug_information') },
  audit_trail: { level: 'project', label: wording('menu_groups.audit_trail') },
  module: { level: 'project', label: wording('menu_groups.module') },
  company: { level: 'company', label: wording('menu_groups.company') },
  company_data: { level: 'company', label: wording('menu_groups.data') },
  company_templates: { level: 'company', label: wording('menu_groups.templates') },
  platform: { level: 'platform', label: wording('menu_groups.platform') },
  platform_data: { level: 'platform', label: wording('menu_groups.data') },
  dictionaries: { level: 'platform', label: wording('menu_groups.dictionaries') },
  announcements: { level: 'platform', label: wording('menu_groups.announcements') },
} as const satisfies Record<string, Group>

export type MenuGroup = keyof typeof menuGroups
