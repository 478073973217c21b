import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import transports from '#plugins/drop/folder/folder_transport'

const [folder] = transports
const message = { fileName: 'CDE_1.xml', messageId: '<1@pharos>', mediaType: 'application/xml' }
const packed = (text: string) => ({ bytes: Buffer.from(text) })

/** A connection of a fresh company. */
const aConnection = (name = 'partner') => ({
  ...{ id: randomUUID(), name: 'Partner', companyId: randomUUID(), isFormal: false },
  values: { folder: name },
})

test.group('A folder as a transport', (group) => {
  let root: string
  group.each.setup(async () => {
    const before = app.config.get('drop.root')
    root = await mkdtemp(join(tmpdir(), 'pharos-drop-'))
    app.config.set('drop.root', root)
    return async () => {
      app.config.set('drop.root', before)
      await rm(root, { recursive: true })
    }
  })

  test('puts a message as a whole file into the folder of its company, and leaves nothing else', async ({
    assert,
  }) => {
    const connection = aConnection()
    assert.deepEqual(await folder.test(connection), [])
    const outcome = await folder.send(packed('<a/>'), message, connection)
    assert.equal(outcome.kind, 'delivered')
    const own = join(root, connection.companyId, 'partner')
    assert.equal(await readFile(join(own, 'outgoing', 'CDE_1.xml'), 'utf8'), '<a/>')
    assert.deepEqual(await readdir(join(own, 'outgoing')), ['CDE_1.xml'])
    assert.deepEqual(await readdir(join(own, 'drafts')), [])
  })

  test('takes the same file that is there already as delivered, and replaces no other one', async ({
    assert,
  }) => {
    const connection = aConnection()
    await folder.send(packed('<a/>'), message, connection)
    assert.equal((await folder.send(packed('<a/>'), message, connection)).kind, 'delivered')
    assert.equal((await folder.send(packed('<b/>'), message, connection)).kind, 'halted')
    const path = join(root, connection.companyId, 'partner', 'outgoing', 'CDE_1.xml')
    assert.equal(await readFile(path, 'utf8'), '<a/>')
  })

  test('is named plainly: no name leads out of the folder of the company', async ({ assert }) => {
    for (const name of ['..', '../other', '/tmp', 'a/b', '.hidden', '']) {
      const connection = aConnection(name)
      assert.lengthOf(await folder.test(connection), 1, name)
      assert.equal((await folder.send(packed('<a/>'), message, connection)).kind, 'halted', name)
    }
    const away = { ...message, fileName: '../CDE.xml' }
    assert.equal((await folder.send(packed('<a/>'), away, aConnection())).kind, 'halted')
    assert.deepEqual(await readdir(root), [])
  })

  test('is tried again while the disk does not take the file', async ({ assert }) => {
    const connection = aConnection()
    await writeFile(join(root, connection.companyId), 'a file stands where the folder should be')
    assert.equal((await folder.send(packed('<a/>'), message, connection)).kind, 'again')
    assert.lengthOf(await folder.test(connection), 1)
  })

  test('gives answers in the order of their names, and removes each once it is kept', async ({
    assert,
  }) => {
    const connection = aConnection()
    const incoming = join(root, connection.companyId, 'partner', 'incoming')
    await mkdir(incoming, { recursive: true })
    const long = new Date(Date.now() - 60_000)
    for (const name of ['2.xml', '1.xml', '.draft', '3.xml']) {
      await writeFile(join(incoming, name), name)
      await utimes(join(incoming, name), long, long)
    }
    await writeFile(join(incoming, '0.xml'), 'somebody is writing it')
    const taken: string[] = []
    const take = async (name: string, bytes: Uint8Array) => {
      if (name === '3.xml') throw new Error('The database is away')
      taken.push(`${name} ${Buffer.from(bytes).toString()}`)
    }
    await assert.rejects(() => folder.collect!(connection, take), 'The database is away')
    assert.deepEqual(taken, ['1.xml 1.xml', '2.xml 2.xml'])
    assert.sameMembers(await readdir(incoming), ['.draft', '0.xml', '3.xml'])
  })
})
