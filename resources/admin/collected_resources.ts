import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import type { ResourceProps } from 'react-admin'
import { kernelResources } from './kernel_resources'

/** A resource of the back office; its options name it, and the permission and icon that go with it. */
export type AdminResource = ReactElement<
  ResourceProps & { options: { label: string; permission: string; icon?: string } }
>

/** A plugin's ui/admin/resources.tsx: its <Resource> elements, each with a key. */
interface AdminModule {
  resources: (t: TFunction) => AdminResource[]
}

const found = import.meta.glob<AdminModule>('/plugins/*/ui/admin/resources.tsx', { eager: true })

/** What the kernel and the plugins administer, as far as these permissions go. */
export function collectedResources(t: TFunction, permissions: readonly string[]): AdminResource[] {
  const all = [kernelResources(t), ...Object.values(found).map(({ resources }) => resources(t))]
  return all.flat().filter(({ props }) => permissions.includes(props.options.permission))
}
