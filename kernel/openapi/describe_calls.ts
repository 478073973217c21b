import type { ApplicationService } from '@adonisjs/core/types'

import { apiBase } from '#kernel/http/api_base'
import type { CallShape, Takes } from '#kernel/http/takes'
import { traceCalls } from '#kernel/reports/calls/built_calls'
import { type ListedRoute, listRoutes } from '#kernel/reports/listed_routes'

/** A call below the base path with what its controller tells of it. */
export interface DescribedCall {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** Below the base path, as OpenAPI writes it: `/company/{id}`. */
  readonly path: string
  readonly name: string
  /** `permission CASE_DATA`, `signed in` or `public`. */
  readonly guard: string
  /** What it does, in a few words; undefined when nobody says it. */
  readonly what: string | undefined
  /** Undefined when the controller tells nothing of the method. */
  readonly shape: CallShape | undefined
  /** The method of the controller itself. */
  readonly source: () => unknown
}

type Controller = (new (...args: never[]) => object) & { readonly takes?: Takes }

/** Every call below the base path, by path. */
export async function describeCalls({
  container,
}: Pick<ApplicationService, 'container'>): Promise<DescribedCall[]> {
  const routes = listRoutes(await container.make('router'))
  const specified = new Map(
    traceCalls(routes, apiBase()).map(({ route, what }) => [route?.name, what])
  )
  const below = routes.filter(({ path }) => path.startsWith(`${apiBase()}/`))
  return Promise.all(
    below.map(async (route) => {
      const { controller, method } = await loadHandler(route)
      const takes = await takesOf(controller, container)
      const { query, list, body, answers } = takes[method] ?? {}
      for (const part of [query, list, body, answers]) await part?.ready?.()
      return {
        method: route.methods.toLowerCase() as DescribedCall['method'],
        path: route.path.slice(apiBase().length).replaceAll(/:(\w+)/g, '{$1}'),
        name: route.name,
        guard: route.guard,
        what: specified.get(route.name) ?? takes[method]?.what,
        shape: takes[method],
        source: controller.prototype[method],
      }
    })
  )
}

async function loadHandler({ handler, path }: ListedRoute) {
  if (typeof handler === 'function' || typeof handler.reference === 'string') {
    throw new Error(`${path} has no controller, so nobody can tell what it takes`)
  }
  const [load, method = 'handle'] = handler.reference
  const { default: controller } = await (load as () => Promise<{ default: Controller }>)()
  return { controller, method: String(method) }
}

/** What a class says of itself, or, where it depends on the table it serves, one made of it. */
async function takesOf(
  controller: Controller,
  container: ApplicationService['container']
): Promise<Takes> {
  if (controller.takes || !('takes' in controller.prototype)) return controller.takes ?? {}
  const made = (await container.make(controller as never)) as { takes: Takes }
  return made.takes
}
