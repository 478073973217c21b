// needs: cases, presets
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { BulkChanges } from '#kernel/changes/bulk_changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { lockConfiguration } from '#kernel/configuration/confirmation'
import { setScope } from '#kernel/database/set_scope'
import { momentText } from '#kernel/fields/moment_text'
import { platformZone } from '#kernel/fields/today'

import { actorIn, asActor } from '#tests/factories/as_actor'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { waitFor } from '#tests/factories/wait_for_locks'
import { sinceNow } from '#tests/moments'

const NUMBERING = '/api/system/case-numbering'
const PRESETS = '/api/admin/presets/study'
const study = { name: 'PH-1', content: { C_5_3: 'PH-1' } }
const numbering = { prefix: 'PV-', digits: 4, revision: 0 }

/** Somebody who configures a project, in one of its environments. */
async function arrive(
  client: ApiClient,
  { user, environment = 0 }: { user?: TestUser; environment?: 0 | 1 } = {}
) {
  const person = user ?? (await makeUser({ permissions: ['SYS_CONF', 'CASE_CONF'] }))
  const browser = await signIn(client, person, environment)
  const confirm = async () => (await browser.put('/api/proj/dec/config/confirm')).body()
  const cancel = async (body: object) =>
    (await browser.delete('/api/proj/dec/config/cancel').json(body)).body()
  const configure = async (sent: object = numbering) =>
    (await browser.put(NUMBERING).json(sent)).body()
  return { ...browser, person, confirm, cancel, configure }
}

test.group('Confirming the configuration of a project', () => {
  test('holds the case numbering fast, and says who did so, when, and what to do', async ({
    client,
    assert,
  }) => {
    const { person, confirm, configure, get } = await arrive(client)
    const isOfNow = sinceNow()
    const { data } = await confirm()
    assert.equal(data.confirmation.by, person.name)
    assert.isTrue(isOfNow(data.confirmation.at))
    const refused = await configure()
    assert.equal(refused.code, 1006)
    const when = momentText(platformZone.timeZone, data.confirmation.at)
    for (const words of [person.name, when, 'cancel']) {
      assert.include(refused.data.detail.en, words)
    }
    assert.equal((await get(NUMBERING)).body().data.revision, 0)
    assert.equal((await confirm()).code, 1006)
  })

  test('holds it fast against loads of many rows as well', async ({ client, assert }) => {
    const { person, confirm } = await arrive(client)
    const bulk = await app.container.make(BulkChanges)
    const load = (type: string) =>
      asActor(person.project.scope(), () =>
        bulk.record(async (loaded) => {
          const act = { name: 'thing.loaded', subject: { type, id: person.id } } as const
          loaded.noteMade(act, 'made')
        })
      )
    await load('case_numbering')
    await confirm()
    await assert.rejects(() => load('case_numbering'))
    await load('case')
  })

  test('leaves presets free, and the other environment', async ({ client, assert }) => {
    const { person, confirm, post } = await arrive(client)
    await confirm()
    assert.isTrue((await post(PRESETS).json(study)).body().status)
    const formal = await arrive(client, { user: person, environment: 1 })
    assert.isTrue((await formal.configure()).status)
  })

  test('keeps what it holds from being copied over, in the preview as in the act; the rest is copied', async ({
    client,
    assert,
  }) => {
    const source = await arrive(client)
    await source.configure()
    await source.post(PRESETS).json(study)
    const { confirm, post } = await arrive(client, { user: source.person, environment: 1 })
    const copy = async (sent: object = {}) => {
      const from = { projectId: source.person.project.projectId, environment: 0 }
      const parts = ['cases.numbering', 'presets.study']
      return (await post('/api/config/syn').json({ from, parts, ...sent })).body()
    }
    const { digest } = (await copy()).data
    await confirm()
    assert.equal((await copy()).code, 1006)
    assert.equal((await copy({ apply: digest })).code, 1006)
    const things = [{ part: 'presets.study', key: 'ph-1' }]
    assert.isTrue((await copy({ things, apply: digest })).status)
  })

  test('is cancelled for a reason, and then it is open again', async ({ client, assert }) => {
    const { confirm, cancel, configure } = await arrive(client)
    assert.equal((await cancel({ reason: 'Too early' })).code, 1006)
    await confirm()
    for (const reason of [undefined, '', '  ', ' \u200B', '\u3164', 'x'.repeat(201), 7]) {
      assert.equal((await cancel({ reason })).code, 2017)
    }
    assert.equal((await configure()).code, 1006)
    assert.isNull((await cancel({ reason: 'Another prefix is wanted' })).data.confirmation)
    assert.isTrue((await configure()).status)
    assert.isTrue((await confirm()).status)
  })

  test('leaves a line in the trail each time, with the reason, and the trail verifies', async ({
    client,
    assert,
  }) => {
    const { person, confirm, cancel } = await arrive(client)
    await confirm()
    await cancel({ reason: 'Too early' })
    const { projectId } = person.project
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `configuration:${projectId}:0` })
      .orderBy('seq')
      .select('act', 'reason', 'project_id', 'environment')
    const where = { project_id: projectId, environment: 0 }
    assert.deepEqual(lines, [
      { act: 'configuration.confirmed', reason: null, ...where },
      { act: 'configuration.cancelled', reason: 'Too early', ...where },
    ])
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('is waited for by whoever changes something in the same moment', async ({
    client,
    assert,
  }) => {
    const { person, configure } = await arrive(client)
    const scope = person.project.scope()
    const { companyId, projectId, environment } = scope
    const confirming = await db.connection('owner').transaction()
    await setScope(confirming, actorIn(scope), scope, 'read write')
    await lockConfiguration(confirming, scope, 'alone')
    await confirming.table('confirmed_configurations').insert({
      ...{ company_id: companyId, project_id: projectId, environment },
      confirmed_by_name: 'Ann Sample',
    })
    // Whoever changes the numbering now waits to hear how that ends.
    const changing = configure()
    assert.equal(await waitFor(1, changing), 'waits')
    await confirming.commit()
    const { code, data } = await changing
    assert.equal(code, 1006)
    assert.include(data.detail.en, 'Ann Sample')
  })

  test('is for those who configure the system, while the project is open', async ({
    client,
    assert,
  }) => {
    const other = await makeUser({ permissions: ['CASE_CONF'] })
    const { confirm, cancel } = await arrive(client, { user: other })
    assert.equal((await confirm()).code, 1003)
    assert.equal((await cancel({ reason: 'x' })).code, 1003)
    const late = await arrive(client)
    const { projectId: id } = late.person.project
    await db.connection('owner').from('projects').where({ id }).update({ status: 'closed' })
    assert.equal((await late.confirm()).code, 1006)
  })
})
