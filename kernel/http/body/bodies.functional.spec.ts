// needs: cases
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'

import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { Program } from '#tests/requests/kit/program'
import { type RawAnswer, sendRaw } from '#tests/requests/kit/raw_request'

const KB = 1024
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const PAGE = `/api/case/${NOWHERE}/pages/drug`

const send = (method: string, path: string, body: string, headers: Record<string, string> = {}) =>
  sendRaw(
    { port: Number(process.env.PORT) },
    {
      ...{ method, path, body: Buffer.from(body) },
      headers: { 'content-type': 'application/json', 'accept': 'application/json', ...headers },
    }
  )

const sentence = ({ text }: RawAnswer) =>
  (JSON.parse(text.slice(text.indexOf('{'))) as { data: { message: { en: string; zh: string } } })
    .data.message

/** So many keys of JSON. */
const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`

test.group('A body that is too much', () => {
  test('of somebody who is not signed in is refused above 16 KB, and above 1,000 keys and values', async ({
    assert,
  }) => {
    for (const path of ['/api/login', '/api/login/platform', '/api/login/code']) {
      const large = await send('POST', path, `{"username":"${'x'.repeat(16 * KB)}"}`)
      assert.equal(large.status, 413, path)
      assert.include(sentence(large).en, 'larger than 16 KB')
      assert.include(sentence(large).zh, '16 KB')
    }
    const many = await send('POST', '/api/login', keys(600))
    assert.equal(many.status, 413)
    assert.include(sentence(many).en, 'more than 1000 keys and values')
  })

  test('as the form of a browser is counted on its bytes, too', async ({ assert, client }) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const fields = (count: number) =>
      Array.from({ length: count }, (_, at) => at.toString(36)).join('&')
    const open = await send('POST', '/api/login', fields(600), type)
    assert.equal(open.status, 413)
    assert.include(sentence(open).en, 'more than 1000 keys and values')
    assert.include(sentence(open).zh, '1000')
    const headers = await (await Program.of(client, 'project')).headers()
    const many = await send('POST', '/api/cases', fields(26_000), { ...headers, ...type })
    assert.equal(many.status, 413)
    // Read, and then refused for want of a token against forgery.
    assert.equal((await send('POST', '/api/login', fields(400), type)).status, 403)
  })

  test('is not even read where the guard refuses it', async ({ assert, client }) => {
    const unreadable = '{'.repeat(100_000)
    const stranger = await send('PUT', PAGE, unreadable)
    assert.equal(stranger.status, 401)
    const reader = await makeUser({ permissions: ['CASE_DATA'] })
    const { username, password, project } = reader
    const answer = await client.post('/api/login').json({ username, password, want: 'token' })
    const authorization = `Bearer ${answer.body().data.token}`
    const { projectId } = project
    await send('PUT', '/api/proj/enter', JSON.stringify({ projectId, environment: 0 }), {
      authorization,
    })
    const refused = await send('PUT', PAGE, unreadable, { authorization })
    assert.include(refused.text, '"code":1003')
  })

  test('of a form is refused above 1 MB, but a page of a case may be larger', async ({
    assert,
    client,
  }) => {
    const headers = await (await Program.of(client, 'project')).headers()
    const body = JSON.stringify({ name: 'x'.repeat(1100 * KB) })
    const form = await send('POST', '/api/cases', body, headers)
    assert.equal(form.status, 413)
    assert.include(sentence(form).en, 'larger than 1 MB')
    assert.equal((await send('PUT', PAGE, body, headers)).status, 200)
    assert.equal((await send('PUT', PAGE, keys(500_001), headers)).status, 413)
  })

  test('is told so to who writes it whole before reading, on a connection that is kept: {what}')
    .with([
      { what: 'plain', packing: 'identity', pack: (bytes: Buffer) => bytes },
      { what: 'packed', packing: 'gzip', pack: (bytes: Buffer) => gzipSync(bytes) },
    ])
    .run(async ({ assert }, { packing, pack }) => {
      const body = pack(randomBytes(24 * 1024 * KB))
      const head = ['POST /api/login HTTP/1.1', 'host: localhost', `content-encoding: ${packing}`]
      const json = ['accept: application/json', 'content-type: application/json']
      const socket = connect(Number(process.env.PORT), '127.0.0.1')
      const lost = once(socket, 'error').then(() => 'lost')
      socket.write([...head, ...json, `content-length: ${body.length}`, '', ''].join('\r\n'))
      const written = new Promise<string>((resolve) => {
        socket.write(body, (error) => resolve(error ? 'lost' : 'written'))
      })
      assert.equal(await Promise.race([written, lost]), 'written')
      const [answer] = (await once(socket, 'data')) as [Buffer]
      assert.match(String(answer), /^HTTP\/1\.1 413 /)
      socket.destroy()
    })

  test('is refused when it is nested more deeply than any case', async ({ assert, client }) => {
    const headers = await (await Program.of(client, 'project')).headers()
    const deep = await send('PUT', PAGE, `{"content":${'['.repeat(64)}${']'.repeat(64)}}`, headers)
    assert.equal(deep.status, 400)
    assert.include(sentence(deep).en, 'more than 64 objects and lists')
  })
})
