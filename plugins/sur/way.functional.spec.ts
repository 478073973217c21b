import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { proseOf } from '#plugins/sur/contract/prose'
import { templateOf } from '#plugins/sur/templates/templates'

const base = '/api/report/base'

async function arrive(client: ApiClient) {
  const project = await makeProject()
  const [lead, writer, auditor] = await Promise.all(
    ['Lead', 'Writer', 'Auditor'].map((name) => makeUser({ project, name, permissions: ['DSUR'] }))
  )
  const at = async (user: typeof lead) => {
    const browser = await signIn(client, user!)
    return {
      get: async (path: string) => (await browser.get(base + path)).body(),
      post: async (path: string, body: object = {}) =>
        (await browser.post(base + path).json(body)).body(),
      put: async (path: string, body: object = {}) =>
        (await browser.put(base + path).json(body)).body(),
    }
  }
  const setup = {
    ...{ product: 'PH-302', birthDate: '2024-02-29', cycleYears: 1, daysToSend: 60 },
    ...{ ctcaeVersion: '5.0', ctcaeLevel: 3, language: 'en', meddraVersion: '', reference: 'IB 4' },
    ...{ leadId: lead!.id, writerIds: [writer!.id], auditorIds: [auditor!.id] },
  }
  return {
    project,
    setup,
    lead: await at(lead),
    writer: await at(writer),
    auditor: await at(auditor),
  }
}

type Arrived = Awaited<ReturnType<typeof arrive>>

async function opened({ lead, setup }: Arrived): Promise<string> {
  await lead.post('/setup', { rsType: 'DSUR', revision: 0, setup })
  return (await lead.post('/business', { rsType: 'DSUR', ordinal: 1 })).data.rbId
}

/** The tables frozen and their lists read, all sections through, by the writer. */
async function written({ lead, writer }: Arrived, rbId: string): Promise<void> {
  await lead.post(`/business/${rbId}/freezes`)
  await writer.post(`/business/${rbId}/readings`)
  const { sections } = (await writer.get(`/business/${rbId}`)).data.report
  for (const { key, revision } of sections) {
    const wish = key === '1' ? { state: 'done', prose: proseOf('Text.') } : { state: 'nothing' }
    await writer.put(`/business/${rbId}/sections/${key}`, { revision, ...wish })
  }
}

test.group('Periodic reports', () => {
  test('are set up once for a project, with the periods that follow', async ({
    client,
    assert,
  }) => {
    const { lead, setup } = await arrive(client)
    const before = await lead.get('/setup?rsType=DSUR')
    assert.deepInclude(before.data, { revision: 0, setup: null, periods: [] })
    assert.lengthOf(before.data.people, 3)
    const body = { rsType: 'DSUR', revision: 0, setup }
    assert.isTrue((await lead.post('/setup', body)).status)
    assert.equal((await lead.post('/setup', body)).code, 1006)
    const after = (await lead.get('/setup?rsType=DSUR')).data
    assert.deepEqual(after.setup, setup)
    assert.deepInclude(after.periods[0], {
      ...{ ordinal: 1, start: '2024-02-29', lockPoint: '2025-02-27', dueDate: '2025-04-28' },
    })
    const unknown = {
      ...body,
      revision: 1,
      setup: { ...setup, leadId: setup.leadId.replace(/^./, 'f') },
    }
    assert.equal((await lead.post('/setup', unknown)).code, 2017)
  })

  test('refuse a birth date that would tear their periods apart', async ({ client, assert }) => {
    const arrived = await arrive(client)
    await opened(arrived)
    const setup = { ...arrived.setup, birthDate: '2024-03-01' }
    const answer = await arrived.lead.post('/setup', { rsType: 'DSUR', revision: 1, setup })
    assert.equal(answer.code, 2017)
    assert.include(answer.data.message.en, '2024-02-29')
  })

  test('are opened by their lead for a period that has begun, once', async ({ client, assert }) => {
    const arrived = await arrive(client)
    const rbId = await opened(arrived)
    const { lead, writer } = arrived
    const open = { rsType: 'DSUR', ordinal: 1 }
    assert.equal((await writer.post('/business', open)).code, 1003)
    assert.equal((await lead.post('/business', open)).code, 1006)
    assert.equal((await lead.post('/business', { ...open, ordinal: 90 })).code, 2017)
    assert.equal((await lead.post('/business', { ...open, ordinal: 2 })).code, 1006)
    const { rows } = (await lead.get('/business?rsType=DSUR')).data
    assert.deepInclude(rows[0], { rbId, status: 'writing', through: 0 })
    assert.equal(rows[0].sections, templateOf('DSUR').sections.length)
  })

  test('are written by one writer a section, who can be relieved', async ({ client, assert }) => {
    const arrived = await arrive(client)
    const { lead, writer, auditor } = arrived
    const at = `/business/${await opened(arrived)}/sections/1`
    const prose = proseOf('Introduction.')
    const first = await writer.put(at, { revision: 1, prose })
    assert.equal(first.data.revision, 2)
    assert.equal((await auditor.put(at, { revision: 2, prose })).code, 1003)
    assert.equal((await lead.put(at, { revision: 2, prose })).code, 1006)
    assert.isTrue((await lead.put(at, { revision: 2, prose, takeOver: true })).status)
    assert.equal((await writer.put(at, { revision: 3, prose })).code, 1006)
    const html = { revision: 3, prose: { type: 'doc', content: [{ type: 'image' }] } }
    assert.equal((await lead.put(at, html)).code, 2017)
    const empty = { revision: 3, prose: proseOf(''), state: 'done' }
    assert.equal((await lead.put(at, empty)).code, 2017)
  })

  test('go from writing to confirmation to the end, and do not change any more', async ({
    client,
    assert,
  }) => {
    const arrived = await arrive(client)
    const { lead, writer, auditor } = arrived
    const rbId = await opened(arrived)
    const move = (status: string, reason?: string) => ({ rbId, status, ...(reason && { reason }) })
    const early = await lead.put('/business/status', move('confirm'))
    assert.equal(early.code, 1006)
    assert.include(early.data.message.en, String(templateOf('DSUR').sections.length))
    await written(arrived, rbId)
    await auditor.post(`/business/${rbId}/comments`, { sectionKey: '1', comment: 'Which phase?' })
    assert.equal((await lead.put('/business/status', move('confirm'))).code, 1006)
    await writer.post(`/business/${rbId}/comments`, {
      sectionKey: '1',
      comment: 'II.',
      answersSeq: 1,
    })
    await auditor.put(`/business/${rbId}/comments`, { seq: 1 })
    assert.equal((await writer.put('/business/status', move('confirm'))).code, 1003)
    assert.isTrue((await lead.put('/business/status', move('confirm'))).status)
    assert.deepInclude((await auditor.get('/task')).data, { dsurEditCount: 0, dsurAuditCount: 1 })
    assert.equal((await lead.put('/business/status', move('finished'))).code, 1003)
    assert.equal((await writer.post(`/business/${rbId}/confirmation`)).code, 1003)
    assert.equal((await auditor.put('/business/status', move('writing'))).code, 2017)
    assert.isTrue((await auditor.put('/business/status', move('writing', 'Unclear'))).status)
    assert.deepInclude((await writer.get('/task')).data, { dsurEditCount: 1, dsurAuditCount: 0 })
    await lead.put('/business/status', move('confirm'))
    assert.isTrue((await auditor.post(`/business/${rbId}/confirmation`)).status)
    assert.isTrue((await lead.put('/business/status', move('finished'))).status)
    const change = { revision: 2, prose: proseOf('Late.') }
    assert.equal((await writer.put(`/business/${rbId}/sections/1`, change)).code, 1006)
    const remark = { sectionKey: '1', comment: 'Late' }
    assert.equal((await writer.post(`/business/${rbId}/comments`, remark)).code, 1006)
  })

  test('begin with the text of the report before, marked until somebody confirms it', async ({
    client,
    assert,
  }) => {
    const arrived = await arrive(client)
    const { lead, writer, auditor } = arrived
    const first = await opened(arrived)
    await written(arrived, first)
    await lead.put('/business/status', { rbId: first, status: 'confirm' })
    await auditor.post(`/business/${first}/confirmation`)
    await lead.put('/business/status', { rbId: first, status: 'finished' })
    const { rbId } = (await lead.post('/business', { rsType: 'DSUR', ordinal: 2 })).data
    const sectionNow = async () =>
      (await writer.get(`/business/${rbId}`)).data.report.sections.find(
        ({ key }: { key: string }) => key === '1'
      )
    assert.deepInclude(await sectionNow(), { isCarriedOver: true, state: 'open' })
    assert.deepEqual((await sectionNow()).prose, proseOf('Text.'))
    await writer.put(`/business/${rbId}/sections/1`, { revision: 1, state: 'done' })
    assert.deepInclude(await sectionNow(), { isCarriedOver: false, state: 'done' })
  })
})

test.group('Kinds of periodic report that a company has', () => {
  test('are opened and closed by the company; a closed one refuses', async ({ client, assert }) => {
    const arrived = await arrive(client)
    const { lead, project } = arrived
    const owner = await signIn(client, await makeUser({ project, administers: 'company' }))
    const at = '/api/company/periodic-reports'
    const open = (await owner.get(at)).body().data
    assert.deepEqual(open, { revision: 0, dsurOpen: true, psurOpen: true })
    const wish = { revision: 0, dsurOpen: false, psurOpen: true }
    assert.isTrue((await owner.put(at).json(wish)).body().status)
    assert.equal((await owner.put(at).json(wish)).body().code, 1006)
    assert.equal((await lead.get('/setup?rsType=DSUR')).code, 1003)
    assert.equal((await lead.get('/setup?rsType=PSUR')).code, 1003)
    assert.equal((await lead.get('/template?rsType=DSUR')).code, 1003)
  })

  test('are for those who have the right of the kind', async ({ client, assert }) => {
    const { lead } = await arrive(client)
    assert.equal((await lead.get('/business?rsType=PSUR')).code, 1003)
    assert.isTrue((await lead.get('/business?rsType=DSUR')).status)
  })
})
