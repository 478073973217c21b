import router from '@adonisjs/core/services/router'
import type { RouteJSON } from '@adonisjs/core/types/http'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** One method of one route, as the router itself tells it. */
export interface ListedRoute {
  readonly method: Method
  readonly pattern: string
  readonly name: string
  /** Code of the permission that it names; undefined where a session is enough, or none is needed. */
  readonly permission?: string
  readonly isPublic: boolean
  /** Files are uploaded to it. */
  readonly takesFiles: boolean
}

/** Every route of the product. Whatever a plugin adds is among them. */
export function everyRoute(): ListedRoute[] {
  return Object.values(router.toJSON()).flat().flatMap(methodsOf)
}

function methodsOf(route: RouteJSON): ListedRoute[] {
  const guards = [...route.middleware.all()] as unknown as { name?: string; args?: unknown }[]
  const asked = guards.find(({ name }) => name === 'permission')
  const methods = route.methods.filter((method) => method !== 'HEAD')
  return methods.map((method) => ({
    method: method.toLowerCase() as Method,
    pattern: route.pattern,
    name: route.name ?? `${method} ${route.pattern}`,
    permission: asked && String(asked.args),
    isPublic: guards.some(({ name }) => name === 'public'),
    takesFiles: guards.some(({ name }) => name === 'takesFiles'),
  }))
}

/**
 * Whether it is one screen at many addresses: of the back office, which asks the calls for its rows,
 * or of what is awaited.
 */
export const isShell = ({ name }: ListedRoute) => /\.screen_\d+$/.test(name)

export const writes = ({ method }: ListedRoute) => method !== 'get'

/** Names of the parameters in a path, in their order: `caseId` of `/cases/:caseId`. */
export function parametersOf(pattern: string): string[] {
  return pattern.split('/').flatMap((part) => {
    if (part === '*') return ['*']
    return part.startsWith(':') ? [part.replace(/^:|\?$|\..*$/g, '')] : []
  })
}

/** Reads of the list of cases refuse names that it does not know. */
export const asksTheList = ({ name }: ListedRoute) =>
  name === 'cases.rows' || name === 'cases.explanation'
