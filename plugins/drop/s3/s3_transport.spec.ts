import { randomUUID } from 'node:crypto'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { startS3Server } from '#tests/fixtures/s3_server'

import transports from '#plugins/drop/s3/s3_transport'

const [s3] = transports
const keys = { accessKey: 'AKIDROP', secretKey: 'the secret of the bucket' }
const message = { fileName: 'CDE_1.xml', messageId: '<1@pharos>', mediaType: 'application/xml' }
const packed = (text: string) => ({ bytes: Buffer.from(text) })

/** A bucket on loopback that this installation may reach, and a connection to it. */
async function aBucket(cleanup: (work: () => Promise<void>) => void, given: object = {}) {
  const storage = await startS3Server('partner', { ...keys, region: 'eu-central-1' })
  const usual = app.config.get<object>('gateway')
  const hosts = [new URL(storage.endpoint).host]
  app.config.set('gateway', { ...usual, hosts, networks: ['127.0.0.0/8'], seconds: 20 })
  cleanup(async () => {
    app.config.set('gateway', usual)
    await storage.close()
  })
  const values = { endpoint: storage.endpoint, region: 'eu-central-1', bucket: 'partner', ...keys }
  const connection = {
    ...{ id: randomUUID(), name: 'Partner', companyId: randomUUID(), isFormal: false },
    values: { ...values, ...given },
  }
  return { storage, connection, send: (text: string) => s3.send(packed(text), message, connection) }
}

test.group('A bucket of an S3 service as a transport', () => {
  test('puts a message under its name below the prefix for messages', async ({
    assert,
    cleanup,
  }) => {
    const { storage, connection, send } = await aBucket(cleanup, { outgoing: 'to_agency' })
    assert.deepEqual(await s3.test(connection), [])
    assert.equal((await send('<a/>')).kind, 'delivered')
    assert.deepEqual([...storage.objects.keys()], ['to_agency/CDE_1.xml'])
    assert.equal(storage.objects.get('to_agency/CDE_1.xml')!.toString(), '<a/>')
  })

  test('takes the same object that is there already as delivered, and replaces no other one', async ({
    assert,
    cleanup,
  }) => {
    const { storage, send } = await aBucket(cleanup)
    await send('<a/>')
    assert.equal((await send('<a/>')).kind, 'delivered')
    assert.equal((await send('<b/>')).kind, 'halted')
    assert.equal(storage.objects.get('outgoing/CDE_1.xml')!.toString(), '<a/>')
    const puts = storage.asked.filter((each) => each.startsWith('PUT'))
    assert.lengthOf(puts, 1)
  })

  test('is tried again under the same name while the service is busy or the line breaks', async ({
    assert,
    cleanup,
  }) => {
    const { storage, send } = await aBucket(cleanup)
    for (const fault of [503, 500, 429, 408, 425, 'break'] as const) {
      storage.faults.push(fault)
      assert.equal((await send('<a/>')).kind, 'again', String(fault))
    }
    assert.equal(storage.objects.size, 0)
    assert.equal((await send('<a/>')).kind, 'delivered')
    assert.deepEqual([...storage.objects.keys()], ['outgoing/CDE_1.xml'])
  })

  test('is tried again when no answer comes in time', async ({ assert, cleanup }) => {
    const { storage, send } = await aBucket(cleanup)
    storage.faults.push('silence')
    app.config.set('gateway.seconds', 0.05)
    const outcome = await send('<a/>')
    assert.equal(outcome.kind, 'again')
    assert.include('reason' in outcome ? outcome.reason.en : '', 'TIMEOUT')
  })

  test('takes a service that knows no conditions as it is', async ({ assert, cleanup }) => {
    const { storage, send } = await aBucket(cleanup)
    // The first question asks whether the name is taken, the second one puts the object.
    storage.faults.push(404, 501)
    assert.equal((await send('<a/>')).kind, 'delivered')
    assert.equal(storage.objects.size, 1)
  })

  test('waits for a person when the keys are wrong, or the bucket is none', async ({
    assert,
    cleanup,
  }) => {
    const wrong = await aBucket(cleanup, { secretKey: 'another secret' })
    const outcome = await wrong.send('<a/>')
    assert.equal(outcome.kind, 'halted')
    assert.include('reason' in outcome ? outcome.reason.en : '', '403 SignatureDoesNotMatch')
    assert.lengthOf(await s3.test(wrong.connection), 1)
    const away = await aBucket(cleanup, { bucket: 'nobody' })
    assert.equal((await away.send('<a/>')).kind, 'halted')
    const keyless = await aBucket(cleanup, { accessKey: '', secretKey: '' })
    assert.equal((await keyless.send('<a/>')).kind, 'halted')
    assert.deepEqual(keyless.storage.asked, [])
  })

  test('reaches no host that the server does not name, and no closed address', async ({
    assert,
    cleanup,
  }) => {
    const { storage, connection, send } = await aBucket(cleanup)
    app.config.set('gateway.networks', [])
    assert.equal((await send('<a/>')).kind, 'halted')
    app.config.set('gateway.hosts', ['s3.example.org'])
    const [fault] = await s3.test(connection)
    assert.include(fault!.en, 'AS2_HOSTS')
    assert.deepEqual(storage.asked, [])
  })

  test('is named plainly: prefixes differ, and no name leads out of them', async ({
    assert,
    cleanup,
  }) => {
    for (const given of [
      ...[{ outgoing: '../' }, { bucket: 'A' }, { incoming: '/x' }],
      ...[{ outgoing: 'incoming' }, { archive: 'incoming/old' }],
    ]) {
      const { connection, storage } = await aBucket(cleanup, given)
      assert.lengthOf(await s3.test(connection), 1, JSON.stringify(given))
      assert.equal((await s3.send(packed('<a/>'), message, connection)).kind, 'halted')
      assert.deepEqual(storage.asked, [])
    }
    const { connection, storage } = await aBucket(cleanup)
    const away = { ...message, fileName: '../CDE.xml' }
    assert.equal((await s3.send(packed('<a/>'), away, connection)).kind, 'halted')
    assert.deepEqual(storage.asked, [])
  })

  test('gives answers of all pages in the order of their names, and moves each once it is kept', async ({
    assert,
    cleanup,
  }) => {
    const { connection, storage } = await aBucket(cleanup)
    storage.pageSize = 2
    for (const name of ['2&.xml', '1.xml', '4.xml', '3.xml', 'deeper/5.xml']) {
      storage.objects.set(`incoming/${name}`, Buffer.from(name))
    }
    storage.objects.set('other/6.xml', Buffer.from('6'))
    const taken: string[] = []
    const take = async (name: string, bytes: Uint8Array) => {
      if (name === '4.xml') throw new Error('The database is away')
      taken.push(`${name} ${Buffer.from(bytes).toString()}`)
    }
    await assert.rejects(() => s3.collect!(connection, take), 'The database is away')
    assert.deepEqual(taken, ['1.xml 1.xml', '2&.xml 2&.xml', '3.xml 3.xml'])
    assert.sameMembers(
      [...storage.objects.keys()],
      [
        ...['archive/1.xml', 'archive/2&.xml', 'archive/3.xml', 'incoming/4.xml'],
        ...['incoming/deeper/5.xml', 'other/6.xml'],
      ]
    )
  })
})
