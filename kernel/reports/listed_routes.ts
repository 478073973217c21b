import type { Router } from '@adonisjs/core/http'
import type { RouteJSON } from '@adonisjs/core/types/http'

/** A route as people look for it. */
export interface ListedRoute {
  readonly methods: string
  readonly path: string
  readonly name: string
  /** `permission CASE_DATA`, `signed in` or `public`; empty when the route says nothing. */
  readonly guard: string
  readonly handler: RouteJSON['handler']
}

/** Every route, by path. */
export function listRoutes(router: Router): ListedRoute[] {
  if (!router.commited) router.commit()
  return Object.values(router.toJSON())
    .flat()
    .map((route) => ({
      methods: route.methods.filter((method) => method !== 'HEAD').join(' '),
      path: route.pattern,
      name: route.name ?? '',
      guard: guardOf(route),
      handler: route.handler,
    }))
    .sort((a, b) => order(a).localeCompare(order(b), 'en'))
}

const order = ({ path, methods }: ListedRoute) => `${path} ${methods}`

const words: Record<string, string> = {
  permission: 'permission',
  signedIn: 'signed in',
  public: 'public',
}

function guardOf({ middleware }: RouteJSON): string {
  const named = [...middleware.all()] as unknown as { name?: string; args?: unknown }[]
  return named
    .filter(({ name = '' }) => name in words)
    .map(({ name = '', args = '' }) => `${words[name]} ${String(args)}`.trim())
    .join(', ')
}
