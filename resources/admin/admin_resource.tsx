import { type ComponentType, createElement, type ReactElement } from 'react'
import { Resource, type ResourceProps } from 'react-admin'
import { Route } from 'react-router-dom'
import type { PermissionLevel } from '#kernel/access/permission'

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

/**
 * A resource of the back office, by its name in the calls.
 * @param pages that it has
 * @param further screens by their addresses below its own
 */
export function adminResource(
  name: string,
  options: AdminOptions,
  pages: Pick<ResourceProps, 'list' | 'create' | 'edit'>,
  further: Readonly<Record<string, ComponentType>> = {}
): AdminResource {
  return (
    <Resource key={name} name={name} options={options} {...pages}>
      {Object.entries(further).map(([path, Screen]) => (
        <Route key={path} path={path} element={createElement(Screen)} />
      ))}
    </Resource>
  ) as AdminResource
}
