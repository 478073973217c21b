import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { packBytes } from '#kernel/files/pack_bytes'

import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

import { CaseRecords } from '#plugins/cases/contract'

async function freeze(message: Buffer): Promise<string> {
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  const content = { C_1_1: 'XX-FROZEN-1' }
  return asActor((await makeProject()).scope(), async () => {
    const [{ id }] = await changes.recordMany((open) =>
      records.create(open, [{ act: 'case.created', content }])
    )
    const act = { name: 'case.exported', subject: { type: 'case', id } } as const
    await changes.record(act, (change) =>
      records.freeze(change, {
        caseId: id,
        revision: 1,
        purpose: 'download',
        message: packBytes(message),
      })
    )
    return id
  })
}

const rowOf = (caseId: string) =>
  db.connection('owner').from('case_frozen_copies').where({ case_id: caseId }).firstOrFail()

test.group('Frozen copies', () => {
  test('give back what left the house, byte for byte', async ({ assert }) => {
    const message = Buffer.from(`<a>演示 ${'tag '.repeat(5000)}\r\n</a>`)
    const row = await rowOf(await freeze(message))
    assert.isTrue(inflateRawSync(row.message_deflated).equals(message))
    assert.equal(row.message_sha256, createHash('sha256').update(message).digest('hex'))
    assert.isBelow(row.message_deflated.length, message.length / 8)
  })

  test('are never changed again', async ({ assert }) => {
    const caseId = await freeze(Buffer.from('<a/>'))
    const change = () =>
      db
        .connection('owner')
        .from('case_frozen_copies')
        .where({ case_id: caseId })
        .update({ purpose: 'other' })
    await assert.rejects(change, /append-only/)
  })
})
