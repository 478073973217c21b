import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'

import { apiBase } from '#kernel/http/api_base'
import { traceCalls } from '#kernel/reports/calls/built_calls'
import { productCalls } from '#kernel/reports/calls/product_calls'
import { listRoutes } from '#kernel/reports/listed_routes'

/** Parts of the kernel, which stand before the names of their routes. */
const KERNEL = ['identity', 'tenancy', 'access', 'http', 'admin', 'configuration', 'releases']

test.group('Calls of the product', () => {
  test('each stands in the list once', ({ assert }) => {
    const calls = productCalls.map(({ method, path }) => `${method} ${path}`)
    assert.lengthOf(new Set(calls), calls.length)
    assert.isAbove(calls.length, 60)
  })

  test('a call that is built is answered by the part that it belongs to', ({ assert }) => {
    const traced = traceCalls(listRoutes(router), apiBase())
    const built = traced.filter(({ route }) => route !== undefined)
    const strangers = built.filter(({ owner, route }) => {
      const [part] = route!.name.split('.')
      return owner === 'kernel' ? !KERNEL.includes(part) : part !== owner
    })
    assert.deepEqual(strangers, [])
    assert.includeMembers(
      built.map(({ method, path }) => `${method} ${path}`),
      ['POST /login', 'GET /proj/signout', 'PUT /user/set/lang', 'PUT /proj/enter']
    )
    console.log(`  calls of the product: ${built.length} of ${traced.length} built`)
  })
})
