import { createHash } from 'node:crypto'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { packBytes } from '#kernel/files/pack_bytes'

import { asActor } from '#tests/factories/as_actor'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'
import { asSeeing } from '#tests/reading/secret_project'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'

const nowhere = '00000000-0000-4000-8000-000000000000'

/** A case of which these messages left, one after the other. */
async function freeze(...messages: readonly Buffer[]): Promise<[TestProject, string]> {
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  const project = await makeProject()
  const content = { C_1_1: 'XX-FROZEN-1' }
  const caseId = await asActor(project.scope(), async () => {
    const [{ id }] = await changes.recordMany((open) =>
      records.create(open, [{ act: 'case.created', content }])
    )
    const act = { name: 'case.exported', subject: { type: 'case', id } } as const
    for (const bytes of messages) {
      const copy = { caseId: id, revision: 1, purpose: 'download', message: packBytes(bytes) }
      await changes.record(act, (change) => records.freeze(change, copy))
    }
    return id
  })
  return [project, caseId]
}

const ofOwner = (caseId: string) =>
  db.connection('owner').from('case_frozen_copies').where({ case_id: caseId })

test.group('Frozen copies', () => {
  test('give back what left the house, byte for byte, the latest first', async ({ assert }) => {
    const message = Buffer.from(`<a>演示 ${'tag '.repeat(5000)}\r\n</a>`)
    const [project, caseId] = await freeze(message, Buffer.from('<later/>'))
    const reading = await app.container.make(CaseReading)
    await asActor(project.scope(), async () => {
      const [later, first] = await reading.listFrozen(caseId)
      assert.containsSubset(first, { revision: 1, purpose: 'download' })
      assert.equal(first!.sha256, createHash('sha256').update(message).digest('hex'))
      const { bytes } = await reading.getFrozen(caseId, first!.id)
      assert.isTrue(message.equals(bytes))
      const other = await reading.getFrozen(caseId, later!.id)
      assert.equal(Buffer.from(other.bytes).toString(), '<later/>')
    })
    const rows = await ofOwner(caseId).orderBy('created_at')
    assert.isBelow(rows[0].message_deflated.length, message.length / 8)
  })

  test('are those of their case, in their project', async ({ assert }) => {
    const [project, caseId] = await freeze(Buffer.from('<a/>'))
    const [other, otherId] = await freeze(Buffer.from('<b/>'))
    const reading = await app.container.make(CaseReading)
    const [copy] = await asActor(project.scope(), () => reading.listFrozen(caseId))
    const numberOf = async (work: () => Promise<unknown>, where = project) =>
      asActor(where.scope(), work).then(
        () => null,
        ({ number }) => number
      )
    assert.equal(await numberOf(() => reading.getFrozen(otherId, copy!.id)), 1005)
    assert.equal(await numberOf(() => reading.getFrozen(caseId, nowhere)), 1005)
    assert.equal(await numberOf(() => reading.getFrozen('x', 'y')), 1005)
    assert.equal(await numberOf(() => reading.getFrozen(caseId, copy!.id), other), 1005)
    assert.equal(await numberOf(() => reading.listFrozen(caseId), other), 2604)
  })

  test('are not shown to who does not see all of the case: bytes cannot be shown in part', async ({
    assert,
    cleanup,
  }) => {
    const [project, caseId] = await freeze(Buffer.from('<a/>'))
    cleanup(await joinPlugin(withLayer))
    const reading = await app.container.make(CaseReading)
    const [copy] = await asActor(project.scope(), () => reading.listFrozen(caseId))
    const refused = await asActor(project.scope(), () =>
      reading.getFrozen(caseId, copy!.id).catch((error) => error)
    )
    assert.equal(refused.number, 1003)
    assert.match(refused.message, /^You may not see all of this case/)
    const { bytes } = await asSeeing(project, () => reading.getFrozen(caseId, copy!.id))
    assert.equal(Buffer.from(bytes).toString(), '<a/>')
  })

  test('are never changed again', async ({ assert }) => {
    const [, caseId] = await freeze(Buffer.from('<a/>'))
    await assert.rejects(() => ofOwner(caseId).update({ purpose: 'other' }), /append-only/)
  })
})
