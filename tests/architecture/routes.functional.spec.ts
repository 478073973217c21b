import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import app from '@adonisjs/core/services/app'
import type { RouteJSON } from '@adonisjs/core/types/http'

import { PluginRegistry } from '#kernel/plugins/plugin_registry'

interface Guard {
  name: string
  args?: string
}

const GUARDS = ['permission', 'signedIn', 'public']

function routes(): RouteJSON[] {
  return Object.values(router.toJSON()).flat()
}

/** What a request goes through before the route, in its order. */
const middlewareOf = (route: RouteJSON) => [...route.middleware.all()] as unknown as Guard[]
const namesOf = (route: RouteJSON) => middlewareOf(route).map(({ name }) => name)

function guardsOf(route: RouteJSON): Guard[] {
  return middlewareOf(route).filter(({ name }) => GUARDS.includes(name))
}

test.group('Routes', () => {
  test('every route names a permission, asks for a session or says that it is public', ({
    assert,
  }) => {
    assert.isAbove(routes().length, 5)
    const open = routes().filter((route) => guardsOf(route).length !== 1)
    assert.deepEqual(
      open.map(({ methods, pattern }) => `${methods.join('|')} ${pattern}`),
      []
    )
  })

  test('every route that takes files does so behind its guard, so that nothing of a stranger is written', ({
    assert,
  }) => {
    const taking = routes().filter((route) => namesOf(route).includes('takesFiles'))
    assert.isNotEmpty(taking)
    const early = taking.filter((route) => {
      const names = namesOf(route)
      const guard = names.findIndex((name) => GUARDS.includes(name))
      return guard === -1 || names.indexOf('takesFiles') < guard
    })
    assert.deepEqual(
      early.map(({ methods, pattern }) => `${methods.join('|')} ${pattern}`),
      []
    )
  })

  test('every permission that a route names is declared by a plugin or the kernel', async ({
    assert,
  }) => {
    const { permissions } = await app.container.make(PluginRegistry)
    const declared = permissions.map(({ code }) => code)
    const named = routes()
      .flatMap(guardsOf)
      .flatMap(({ name, args }) => (name === 'permission' ? [String(args)] : []))
    assert.includeMembers(declared, [...new Set(named)])
  })

  test('every route has a name of its own: plugin.things.verb', ({ assert }) => {
    const names = routes().map(({ name, pattern }) => name ?? `no name: ${pattern}`)
    assert.deepEqual(
      names.filter((name) => !/^[a-z0-9_]+(\.[a-z0-9_]+)+$/.test(name)),
      []
    )
    assert.lengthOf(new Set(names), names.length)
  })
})
