import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { aReport } from '#tests/factories/a_report'
import { endCase } from '#tests/factories/end_case'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import { workAt } from '#plugins/process/contract/definition'

/** People of one project: who enters cases, two who check them, who sets the process up. */
async function people(client: ApiClient) {
  const project = await makeProject()
  const arrive = async (name: string, ...rights: string[]) => {
    const permissions = ['CASE_DATA', 'CASE_EDIT', ...rights]
    return signIn(client, await makeUser({ project, name, permissions }))
  }
  return {
    project,
    scope: project.scope(),
    entry: await arrive('Erin Entry', workAt('ENTRY')),
    checker: await arrive('Quin Check', workAt('QUALITY')),
    second: await arrive('Quy Second', workAt('QUALITY')),
    manager: await arrive('Mo Manager', 'SYS_CONF'),
  }
}

const made = async (browser: SignedInClient): Promise<string> =>
  (await browser.post('/api/cases').json(aReport())).body().data.id

/** What the screen of a page says that a save would be refused with. */
const opened = async (browser: SignedInClient, id: string) =>
  (await browser.get(`/cases/${id}/pages/patient`).header('x-inertia', 'true')).body().props
    .refusedEdit

/** What a save is refused with; null where it is done. */
async function refused(browser: SignedInClient, id: string, baseRevision = 1) {
  const page = { baseRevision, content: { D_1: `R${baseRevision}` } }
  const { status, code, data } = (
    await browser.put(`/api/case/${id}/pages/patient`).json(page)
  ).body()
  return status ? null : { code, message: data?.detail }
}

const act = async (browser: SignedInClient, id: string, name: string, seen: number) =>
  (await browser.post(`/api/cases/${id}/process/${name}`).json({ seen })).body()

test.group('A case that somebody must not change', () => {
  test('opens to be read, with the refusal that a save is answered with', async ({
    client,
    assert,
  }) => {
    const { entry, checker, second } = await people(client)
    const id = await made(entry)
    assert.isNull(await opened(entry, id), 'who has it changes it')
    const elsewhere = await opened(checker, id)
    assert.equal(elsewhere.code, 1003)
    assert.match(elsewhere.message.zh, /^该角色无编辑权限：/)
    assert.deepEqual(await refused(checker, id), elsewhere)

    await act(entry, id, 'pass', 1)
    assert.match((await opened(entry, id)).message.zh, /^该角色无编辑权限：/)
    assert.isNull(await opened(checker, id), 'who may claim it changes it')
    assert.isNull(await opened(second, id))
    assert.isTrue((await act(checker, id, 'claim', 2)).status)
    assert.isNull(await opened(checker, id))
    const foreign = await opened(second, id)
    assert.equal(foreign.code, 1003)
    assert.match(foreign.message.zh, /^没有编辑权限：.*Quin Check.*转交/)
    assert.match(foreign.message.en, /assigned to Quin Check .* ask someone who transfers cases/)
    assert.deepEqual(await refused(second, id), foreign)
    assert.isNull(await refused(checker, id))
  })

  test('is locked for whoever had it, in the words of the catalogue', async ({
    client,
    assert,
  }) => {
    const { scope, entry, manager } = await people(client)
    const nodes = ['ENTRY', 'ARCHIVED'].map((key) => ({ key, afterReturn: 'resume' }))
    const process = { version: 1, locksEnded: true, nodes }
    assert.isTrue((await manager.put('/api/system/process').json(process)).body().status)
    const id = await made(entry)
    assert.isTrue((await act(entry, id, 'pass', 1)).status)
    const message = {
      en: 'The case is locked and cannot be changed.',
      zh: '案例已锁定，不能操作',
    }
    assert.deepEqual(await opened(entry, id), { code: 6009, message })
    assert.equal((await refused(entry, id))!.code, 6009)

    const open = await made(entry)
    await endCase(scope, open)
    assert.deepEqual(await opened(entry, open), { code: 6009, message })
  })

  test('is read in a project that was closed', async ({ client, assert }) => {
    const { scope, entry } = await people(client)
    const id = await made(entry)
    const projects = () => db.connection('owner').from('projects').where('id', scope.projectId)
    await projects().update({ status: 'closed' })
    const closed = await opened(entry, id)
    assert.equal(closed.code, 1006)
    assert.deepEqual(await refused(entry, id), closed)
  })
})
