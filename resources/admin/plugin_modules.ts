import type { ComponentType } from 'react'
import type { Fields } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'
import type { AdminResource } from './admin_resource'

/** The words of the trail for one kind of thing: what it is called, and what it says. */
export interface TrailWords {
  readonly label: Words
  readonly fields: Fields
}

/** A plugin's ui/admin/resources.tsx. */
interface AdminModule {
  /** What draws the resources of its manifest. */
  resources: readonly AdminResource[]
  /** Its audited rows, by the type under which the trail knows them. */
  trail?: Readonly<Record<string, TrailWords>>
  /** What it puts into lists of others, by the names of the places. */
  places?: Readonly<Record<string, ComponentType>>
}

const found = import.meta.glob<AdminModule>('/plugins/*/ui/admin/resources.tsx', { eager: true })

/** What plugins bring to the back office. */
export const pluginModules = Object.values(found)
