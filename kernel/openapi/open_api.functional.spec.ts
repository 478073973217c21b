// needs: cases
import app from '@adonisjs/core/services/app'
import { Validator } from '@seriousme/openapi-schema-validator'
import { test } from '@japa/runner'

import { apiBase } from '#kernel/http/api_base'
import { openApi } from '#kernel/openapi/open_api'
import { type DescribedCall, describeCalls } from '#kernel/openapi/describe_calls'
import { productCalls } from '#kernel/reports/calls/product_calls'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const named = (calls: readonly DescribedCall[]) =>
  calls.map(({ method, path, name }) => `${method.toUpperCase()} ${path} (${name})`)

test.group('What controllers tell of their calls', () => {
  test('every call says in a few words what it does, once', async ({ assert }) => {
    const calls = await describeCalls(app)
    assert.isAbove(calls.length, 100)
    const silent = calls.filter(({ what, shape }) => !what || !shape)
    assert.deepEqual(
      named(silent),
      [],
      'add the method to `static readonly takes` of its controller'
    )
    const specified = new Set(productCalls.map(({ what }) => what))
    const twice = calls.filter(({ what, shape }) => specified.has(what!) && shape?.what === what)
    assert.deepEqual(named(twice), [], 'the words stand in product_calls.ts already')
  })

  test('every call says what it answers: data, or a file', async ({ assert }) => {
    const silent = (await describeCalls(app)).filter(({ shape }) => !shape?.answers && !shape?.file)
    assert.deepEqual(named(silent), [], 'say `answers` with the words of kernel/http/answers')
  })

  test('a call that writes describes its body, or says that it takes none', async ({ assert }) => {
    const writing = (await describeCalls(app)).filter(({ method }) => method !== 'get')
    const silent = writing.filter(({ shape }) => shape?.body === undefined && !shape?.files)
    assert.deepEqual(named(silent), [], 'say `body`, `files` or `body: null`')
  })

  test('a method hears what is told of it, not of another one', async ({ assert }) => {
    const calls = await describeCalls(app)
    const heardBy = ({ source }: DescribedCall) =>
      [...String(source).matchAll(/hear\)?\(ctx, [\w.]+\.takes\.(\w+)\)/g)].map(([, name]) => name)
    const hearing = calls.filter((call) => heardBy(call).length > 0)
    assert.isAbove(hearing.length, 60)
    const others = hearing.filter((call) => heardBy(call).some((name) => name !== call.source.name))
    assert.deepEqual(named(others), [])
    const told = calls.filter(
      ({ shape }) => shape?.query || shape?.list || shape?.body || shape?.files
    )
    const unheard = told.filter(
      ({ source }) => !/\bhear\b|#enter|#read|uploadOf/.test(String(source))
    )
    assert.deepEqual(named(unheard), [])
  })

  test('no method reads files by itself; one that takes a key says so', async ({ assert }) => {
    const calls = await describeCalls(app)
    const reads =
      (pattern: RegExp) =>
      ({ source }: DescribedCall) =>
        pattern.test(String(source))
    assert.deepEqual(named(calls.filter(reads(/\.files?\(/))), [], 'say `files`, and hear them')
    assert.isAbove(calls.filter(({ shape }) => shape?.files).length, 0)
    const keyed = calls.filter(reads(/idempotency-key/))
    assert.isAbove(keyed.length, 1)
    assert.deepEqual(named(keyed), named(calls.filter(({ shape }) => shape?.isRepeatable)))
  })
})

test.group('The OpenAPI document', () => {
  test('is sound OpenAPI 3.1, and every reference leads somewhere', async ({ assert }) => {
    const document = JSON.parse(JSON.stringify(await openApi()))
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    assert.isTrue(valid, JSON.stringify(errors))
    assert.equal(validator.version, '3.1')
    const references = JSON.stringify(document).match(/"\$ref":"#[^"]+"/g) ?? []
    assert.isAbove(references.length, 100)
    const lost = references.filter((each) => {
      const steps = each.slice('"$ref":"#/'.length, -1).split('/')
      return steps.reduce((at, step) => at?.[step], document) === undefined
    })
    assert.deepEqual(lost, [])
  })

  test('has every call that a program can make, below the base path', async ({ assert }) => {
    const { servers, paths } = await openApi()
    assert.deepEqual(servers, [{ url: apiBase() }])
    for (const { method, path, name } of await describeCalls(app)) {
      assert.equal(paths[path]![method]!.operationId, name)
    }
  })

  test('what stands in the path of a call is asked for in no second place', async ({ assert }) => {
    const { paths } = await openApi()
    const twice = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, { parameters }]) =>
        (parameters as { name?: string; in?: string }[])
          .filter(({ name, in: place }) => place !== 'path' && path.includes(`{${name}}`))
          .map(({ name, in: place }) => `${method.toUpperCase()} ${path}: ${place} ${name}`)
      )
    )
    assert.deepEqual(twice, [], 'say it as `path` of the call, and read it from there alone')
  })

  test('says who may call, and how a browser and a program prove who they are', async ({
    assert,
  }) => {
    const { paths } = await openApi()
    const { get, post } = paths['/cases']!
    assert.equal(post!['x-permission'], 'CASE_EDIT')
    assert.match(String(post!.description), /CASE_EDIT \(.+\) in the chosen project/)
    assert.deepEqual(get!.security, [{ token: [] }, { session: [] }])
    assert.deepEqual(post!.security, [{ token: [] }, { session: [], forgery: [] }])
    assert.deepEqual(paths['/login']!.post!.security, [{}, { session: [], forgery: [] }])
    assert.deepEqual(paths['/user/pwd/reset']!.put!.security, [{ session: [], forgery: [] }])
    assert.deepEqual(paths['/login/code']!.post!.security, [{ platform: [] }])
    assert.deepEqual(paths['/proj/signout']!.get!.security, [])
  })

  test('is answered to who is signed in, with a session or a token, and once only', async ({
    client,
    assert,
  }) => {
    const user = await makeUser()
    assert.equal((await client.get('/api/openapi.json').accept('json')).status(), 401)
    const browser = await signIn(client, user, null)
    const shown = await browser.get('/api/openapi.json')
    assert.equal(shown.status(), 200)
    assert.match(shown.header('content-type')!, /^application\/json/)
    assert.equal(shown.header('cache-control'), 'private, no-cache')
    assert.equal(shown.body().openapi, '3.1.1')
    const again = browser.get('/api/openapi.json').header('if-none-match', shown.header('etag')!)
    assert.equal((await again).status(), 304)
    const other = browser.get('/api/openapi.json').header('if-none-match', '"another"')
    assert.equal((await other).status(), 200)

    const { username, password } = user
    const entered = await client.post('/api/login').json({ username, password, want: 'token' })
    const { token } = entered.body().data
    const read = await client.get('/api/openapi.json').header('authorization', `Bearer ${token}`)
    assert.deepEqual(read.body(), shown.body())
  })
})
