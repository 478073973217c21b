import type { TFunction } from 'i18next'
import type { Fields } from '#kernel/fields/field'
import type { AdminResource } from './collected_resources'

/** A plugin's ui/admin/resources.tsx: its <Resource> elements, each with a key. */
interface AdminModule {
  resources: (t: TFunction) => AdminResource[]
  /** What its audited rows say, by type of subject: the trail takes its words from it. */
  fields?: Readonly<Record<string, Fields>>
}

const found = import.meta.glob<AdminModule>('/plugins/*/ui/admin/resources.tsx', { eager: true })

/** What plugins bring to the back office. */
export const pluginModules = Object.values(found)
