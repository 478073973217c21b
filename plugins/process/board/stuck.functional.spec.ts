import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { changeRow } from '#tests/factories/change_row'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { assignAt } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'

const sees = ['CASE_DATA', 'CASE_EDIT']

const DAY_MS = 86_400_000

test.group('The board', () => {
  test('says which cases are stuck and why: too long here, held by no one or by who cannot work there, kept by a gate', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const arrive = async (name: string, ...rights: string[]) => {
      const user = await makeUser({ project, name, permissions: [...sees, ...rights] })
      return { user, browser: await signIn(client, user) }
    }
    const right = workAt('ENTRY')
    const calm = await arrive('Cai Calm', right)
    const late = await arrive('Lin Late', right)
    const held = await arrive('Gia Gate', right)
    const frozen = await arrive('Fay Frozen', right)
    const unable = await arrive('Una Unable', 'CASE_QUERY')
    const manager = await arrive('Mo Manager', 'SYS_CONF', assignAt('ENTRY'), workAt('QUALITY'))
    const nodes = [
      { key: 'ENTRY', afterReturn: 'resume', workingDays: 3 },
      { key: 'QUALITY', afterReturn: 'resume', gates: { findings: 'block' } },
      { key: 'ARCHIVED', afterReturn: 'resume' },
    ]
    const saved = await manager.browser.put('/api/system/process').json({ version: 1, nodes })
    assert.isTrue(saved.body().status)
    const made = async ({ browser }: typeof calm): Promise<string> =>
      (await browser.post('/api/cases').json(aReport())).body().data.id
    const ids = {
      calm: await made(calm),
      late: await made(late),
      held: await made(held),
      frozen: await made(frozen),
      unable: await made(unable),
    }
    await held.browser.post(`/api/cases/${ids.held}/process/pass`).json({ seen: 1 })
    await changeRow('users', frozen.user.id, { status: 'frozen' })
    // Ten days always have more than three working days in them.
    await db
      .connection('owner')
      .from('case_tasks')
      .where({ case_id: ids.late })
      .update({ since: new Date(Date.now() - 10 * DAY_MS) })

    const read = async (path: string, query: object = {}) =>
      (await manager.browser.get(`/api/case/process/${path}`).qs(query)).body().data
    const [entry, quality] = (await read('board')).nodes
    assert.containsSubset(entry, { key: 'ENTRY', count: 4, stuck: 3, overdue: 1 })
    assert.containsSubset(quality, { key: 'QUALITY', count: 1, stuck: 1 })

    const ofEntry = await read('task/user', { view: 'all', node: 'ENTRY', holder: 'stuck' })
    const found = ofEntry.rows.map(({ caseId }: { caseId: string }) => caseId)
    assert.sameMembers(found, [ids.late, ids.frozen, ids.unable])

    const why = await read('stuck', { node: 'ENTRY' })
    const sentences = (id: string) =>
      why
        .find(({ caseId }: { caseId: string }) => caseId === id)
        ?.reasons.map(({ sentence }: { sentence: { en: string } }) => sentence.en)
    assert.isUndefined(sentences(ids.calm))
    assert.match(sentences(ids.late)[0], /^\d+ working days at this step, 3 are planned\.$/)
    assert.deepEqual(sentences(ids.frozen), ['The account of Fay Frozen is frozen.'])
    const noRight = 'The role of Una Unable does not work on cases at this step.'
    assert.deepEqual(sentences(ids.unable), [noRight])
    const [{ caseId, reasons }] = await read('stuck', { node: 'QUALITY' })
    assert.equal(caseId, ids.held)
    assert.deepEqual(
      reasons.map(({ kind }: { kind: string }) => kind),
      ['unheld', 'gate']
    )
    assert.match(reasons[1].place, /^\/pages\/[a-z_]+#./, 'where the first error is')
    assert.match(reasons[1].sentence.zh, /^错误：校验发现案例有 \d+ 项错误。$/)

    // A gate alone makes it stuck, too: that of the process with which the case began.
    await manager.browser.post(`/api/cases/${ids.held}/process/claim`).json({ seen: 2 })
    const heldAlone = async () => {
      const [, node] = (await read('board')).nodes
      const stuck = await read('task/user', { view: 'all', node: 'QUALITY', holder: 'stuck' })
      return [
        ...[node.stuck, node.unasked, stuck.total, stuck.rows[0]?.caseId],
        (await read('stuck', { node: 'QUALITY' }))[0].reasons.map(
          ({ kind }: { kind: string }) => kind
        ),
      ]
    }
    assert.deepEqual(await heldAlone(), [1, 0, 1, ids.held, ['gate']])
    const ungated = nodes.map(({ gates: _gates, ...node }) => node)
    const again = { version: 2, nodes: ungated }
    assert.isTrue((await manager.browser.put('/api/system/process').json(again)).body().status)
    assert.deepEqual(await heldAlone(), [1, 0, 1, ids.held, ['gate']])
  })
})
