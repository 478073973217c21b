import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import type { ResourceProps } from 'react-admin'
import type { PermissionLevel } from '#kernel/access/permission'
import { kernelResources } from './kernel_resources'
import { pluginModules } from './plugin_modules'

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

const levels = ['platform', 'company', 'project'] as const

/** What the kernel and the plugins administer, as far as these permissions go, level by level. */
export function collectedResources(t: TFunction, permissions: readonly string[]): AdminResource[] {
  const all = [kernelResources(t), ...pluginModules.map(({ resources }) => resources(t))]
  const mine = all.flat().filter(({ props }) => permissions.includes(props.options.permission))
  return levels.flatMap((level) =>
    mine.filter(({ props }) => (props.options.level ?? 'project') === level)
  )
}
