import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { apiBase } from '#kernel/http/api_base'
import { addressesOf } from '#tests/isolation/kit/addresses'
import { references } from '#tests/isolation/kit/foreign'
import { everyRoute, isShell, type ListedRoute } from '#tests/isolation/kit/listed_routes'
import type { Pool } from '#tests/isolation/kit/world'
import { pageOf, type Session } from '#tests/journeys/screens/session'
import { REFUSED } from '#tests/journeys/screens/walker'

/** An address that a person may open by itself. */
export interface Place {
  readonly route: ListedRoute
  readonly path: string
  /** Of several addresses of one route the first; one role opens them all. */
  readonly isFirst: boolean
}

/**
 * Routes that a browser may open: whatever is no call of programs, and no file by its name. The back
 * office is walked by its resources.
 */
export function openedRoutes(): ListedRoute[] {
  if (!router.commited) router.commit()
  const opened = everyRoute().filter(
    ({ method, pattern }) =>
      method === 'get' && !pattern.startsWith(`${apiBase()}/`) && !/\.\w+$/.test(pattern)
  )
  // What is awaited is one screen, however many addresses it has.
  const [awaited] = opened.filter(isAwaited)
  const others = opened.filter((route) => !isAwaited(route) && !isOfBackOffice(route))
  return awaited ? [...others, awaited] : others
}

/**
 * The addresses of these routes, filled with rows; every page of a case is a screen of its own.
 * @returns addresses, and a sentence for each route that nothing fills
 */
export async function placesOf(
  routes: readonly ListedRoute[],
  pool: Pool
): Promise<{ places: Place[]; unfilled: string[] }> {
  const { pages } = await app.container.make(FormSchemas)
  const choices = { page: pages.map(({ page }) => page) }
  const places: Place[] = []
  const unfilled: string[] = []
  for (const route of routes) {
    const addresses = addressesOf(route.pattern, pool, pool, choices)
    if (typeof addresses === 'string') {
      unfilled.push(`${route.pattern} is not opened: ${addresses}`)
    } else {
      places.push(...addresses.map(({ path }, at) => ({ route, path, isFirst: at === 0 })))
    }
  }
  return { places, unfilled }
}

const isOfBackOffice = (route: ListedRoute) => route.name.startsWith('admin.') || isShell(route)
const isAwaited = ({ name }: ListedRoute) => name.startsWith('awaited.')

export const mayOpen = ({ route }: Place, { permissions, isNobody }: Session): boolean =>
  route.isPublic || (!isNobody && (!route.permission || permissions.has(route.permission)))

/**
 * A place as it shows something: where the address alone is refused, it is asked for with the ids of
 * rows behind a question mark.
 */
export async function found(
  { path }: Place,
  session: Session,
  pool: Pool
): Promise<{ path: string; component?: string }> {
  const component = await screenAt(path, session)
  if (component !== REFUSED) return { path, component }
  const full = `${path}?${new URLSearchParams(references(pool))}`
  return { path: full, component: await screenAt(full, session) }
}

/**
 * Which screen is at an address, as a browser is told that opens it.
 * @returns name of the screen; undefined where there is none: one is led on, or gets a file
 */
export async function screenAt(path: string, session: Session): Promise<string | undefined> {
  const answer = await session.ask(path)
  const isPage = answer.headers()['content-type']?.includes('text/html')
  return isPage ? pageOf(await answer.text())?.component : undefined
}
