import type { ListedRoute } from '#kernel/reports/listed_routes'
import { type ProductCall, productCalls } from '#kernel/reports/calls/product_calls'

/** A call of the product with the route that answers it, if there is one by now. */
export interface TracedCall extends ProductCall {
  readonly route?: ListedRoute
}

/**
 * Finds the route of each call of the product.
 * @param base path below which calls are answered: `/api`
 */
export function traceCalls(routes: readonly ListedRoute[], base: string): TracedCall[] {
  const byCall = new Map(
    routes.flatMap((route) =>
      route.methods.split(' ').map((method) => [shape(`${method} ${route.path}`), route] as const)
    )
  )
  return productCalls.map((call) => ({
    ...call,
    route: byCall.get(shape(`${call.method} ${base}${call.path}`)),
  }))
}

/** Names of parameters do not count: `/company/{id}` and `/company/:companyId` are one. */
const shape = (call: string) => call.replaceAll(/\{\w+\}|:\w+/g, '*')
