import type { TFunction } from 'i18next'
import type { AdminResource } from './admin_resource'
import { kernelResources } from './kernel_resources'
import { pluginModules } from './plugin_modules'

const levels = ['platform', 'company', 'project'] as const

/** What the kernel and the plugins administer, as far as these permissions go, level by level. */
export function collectedResources(t: TFunction, permissions: readonly string[]): AdminResource[] {
  const all = [kernelResources(t), ...pluginModules.map(({ resources }) => resources(t))]
  const mine = all.flat().filter(({ props }) => permissions.includes(props.options.permission))
  return levels.flatMap((level) =>
    mine.filter(({ props }) => (props.options.level ?? 'project') === level)
  )
}
