import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import type { ResourceProps } from 'react-admin'
import type { PermissionLevel } from '#kernel/access/permission'
import type { Fields } from '#kernel/fields/field'
import { kernelResources } from './kernel_resources'

/** What the back office knows of a resource. */
export interface AdminOptions {
  label: string
  /** Code of what one must be allowed to see it at all. */
  permission: string
  /** Whose it is: of the platform, the company, or the chosen project when absent. */
  level?: PermissionLevel
  icon?: string
}

/** A resource of the back office. */
export type AdminResource = ReactElement<ResourceProps & { options: AdminOptions }>

/** A plugin's ui/admin/resources.tsx: its <Resource> elements, each with a key. */
interface AdminModule {
  resources: (t: TFunction) => AdminResource[]
  /** What its audited rows say, by type of subject: the trail takes its words from it. */
  fields?: Readonly<Record<string, Fields>>
}

const found = import.meta.glob<AdminModule>('/plugins/*/ui/admin/resources.tsx', { eager: true })

const levels = ['platform', 'company', 'project'] as const

/** What the kernel and the plugins administer, as far as these permissions go, level by level. */
export function collectedResources(t: TFunction, permissions: readonly string[]): AdminResource[] {
  const all = [kernelResources(t), ...Object.values(found).map(({ resources }) => resources(t))]
  const mine = all.flat().filter(({ props }) => permissions.includes(props.options.permission))
  return levels.flatMap((level) =>
    mine.filter(({ props }) => (props.options.level ?? 'project') === level)
  )
}

/** The fields of what a plugin keeps, by the type under which the trail knows it. */
export const collectedFields = (subject: string): Fields | undefined =>
  Object.values(found).find(({ fields }) => fields?.[subject])?.fields?.[subject]
