import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { uploadsFolder } from '#kernel/files/uploads/uploads_folder'
import { asUser } from '#tests/factories/as_actor'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { openSession, signIn, withCookies } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'

async function givenACase(client: ApiClient) {
  const permissions = ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY', 'CASE_IMPORT_READ']
  const user = await makeUser({ permissions })
  const records = await app.container.make(CaseRecords)
  const [{ id }] = await asUser(user, () =>
    new Changes().recordMany((open) => records.create(open, [{ act: 'case.created', content: {} }]))
  )
  return { browser: await signIn(client, user), path: `/api/cases/${id}/documents` }
}

const letter = Buffer.from('Discharge letter')

test.group('What is uploaded', (group) => {
  let everybodys: string
  let before: string | undefined

  group.each.setup(async () => {
    before = process.env.TMPDIR
    everybodys = await mkdtemp(join(tmpdir(), 'pharos-uploads-'))
    process.env.TMPDIR = everybodys
    await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 })
    return async () => {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
      await rm(everybodys, { recursive: true })
    }
  })

  const left = async () => [...(await readdir(uploadsFolder())), ...(await readdir(everybodys))]
  /** A folder remembers when something was last made in it or taken away. */
  const touched = async () => {
    const times = [uploadsFolder(), everybodys].map((folder) => stat(folder, { bigint: true }))
    return (await Promise.all(times)).map(({ mtimeNs }) => mtimeNs)
  }

  test('leaves nothing behind outside of the file store, kept or refused', async ({
    assert,
    client,
  }) => {
    const { browser, path } = await givenACase(client)
    const [untouched] = await touched()
    const kept = await browser.post(path).file('document', letter, { filename: 'letter.txt' })
    assert.isTrue(kept.body().status)
    assert.deepEqual(await left(), [])
    assert.notEqual((await touched())[0], untouched, 'it went through the private folder')

    const refused = await browser.post(path).file('document', letter, { filename: 'letter.exe' })
    assert.equal(refused.body().code, 2701)
    assert.deepEqual(await left(), [])

    const broken = await browser
      .post(path)
      .header('content-type', 'multipart/form-data; boundary=x')
      .json('--x\r\ncontent-disposition: form-data; name="document"; filename="a.txt"\r\n\r\nhalf')
    assert.isFalse(broken.body().status)
    assert.deepEqual(await left(), [])

    const message = makeMessage(reportContent())
    const sent = await browser
      .post('/api/e2b/imports')
      .file('files', message, { filename: 'good.xml' })
    assert.isTrue(sent.body().status)
    assert.deepEqual(await left(), [])
  })

  test('waits in a folder that nobody else on the machine can open', async ({ assert }) => {
    const { mode } = await stat(uploadsFolder())
    assert.equal(mode & 0o777, 0o700)
  }).skip(process.platform === 'win32', 'Windows has no such modes')

  test('is not written at all for a stranger, nor where no file is expected', async ({
    assert,
    client,
  }) => {
    const { browser, path } = await givenACase(client)
    const untouched = await touched()
    const jar = await openSession(client)
    const stranger = withCookies(client.post(path), jar)
    const refused = await stranger.file('document', letter, { filename: 'letter.txt' })
    assert.equal(refused.status(), 401)
    const login = withCookies(client.post('/api/login'), jar)
    await login.file('document', letter, { filename: 'letter.txt' })
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const blind = await reader.post(path).file('document', letter, { filename: 'letter.txt' })
    assert.equal(blind.body().code, 1003)
    const elsewhere = browser.post('/api/cases')
    await elsewhere.file('document', letter, { filename: 'letter.txt' })
    assert.deepEqual(await touched(), untouched)
  })

  test('is refused when a field or a file name beside it could not stand in a message', async ({
    assert,
    client,
  }) => {
    const { browser, path } = await givenACase(client)
    const sent = browser.post(path).field('note', 'bell \u0007')
    const refused = await sent.file('document', letter, { filename: 'letter.txt' })
    assert.equal(refused.body().code, 2017)
  })
})
