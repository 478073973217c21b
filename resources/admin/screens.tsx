import type { ComponentType, ReactNode } from 'react'
import { ResourceContextProvider, RestoreScrollPosition } from 'react-admin'
import type { RouteObject } from 'react-router-dom'
import type { ResourceScreens } from '#kernel/screens/screen'
import type { AdminResource } from './admin_resource'
import { Home } from './home'
import { kernelResources } from './kernel_resources'
import { pageResources } from './page_facts'
import { pluginModules } from './plugin_modules'
import { RowId } from './row_id'

/** Every screen of the back office that the user may open, by its address. */
export function adminScreens(): RouteObject[] {
  const drawn = [...kernelResources, ...pluginModules.flatMap(({ resources }) => resources)]
  const homes = ['/admin/home', '/company/home'].map((path) => ({ path, element: <Home /> }))
  const kept = pageResources().flatMap((one) => {
    const drawing = drawn.find(({ name }) => name === one.resource)
    return drawing ? screensOf(one, drawing) : []
  })
  return [...homes, ...kept]
}

function screensOf(one: ResourceScreens, { pages, further }: AdminResource): RouteObject[] {
  const { resource, list, add, row, namedRows = {} } = one
  const at = (path: string | undefined, Screen: ComponentType | undefined, around = same) =>
    path && Screen ? [{ path, element: <Of resource={resource}>{around(<Screen />)}</Of> }] : []
  return [
    ...at(list, pages.list, (screen) => (
      <RestoreScrollPosition storeKey={`${resource}.list.scrollPosition`}>
        {screen}
      </RestoreScrollPosition>
    )),
    ...at(add, pages.create),
    ...at(row, pages.edit),
    ...Object.entries(namedRows).flatMap(([id, path]) =>
      at(path, pages.edit, (screen) => <RowId value={id}>{screen}</RowId>)
    ),
    ...(one.further ?? []).flatMap(({ name, address }) => at(address, further[name])),
  ]
}

const same = (screen: ReactNode) => screen

function Of({ resource, children }: { resource: string; children: ReactNode }) {
  return (
    <ResourceContextProvider key={resource} value={resource}>
      {children}
    </ResourceContextProvider>
  )
}
