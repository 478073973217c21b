import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import type { Row } from '#kernel/case/content/case_content'
import type { Scope } from '#kernel/tenancy/scope'

import { CaseRecords } from '#plugins/cases/contract'
import { codedReactions, givenCases } from '#tests/coding/given_cases'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { endCase } from '#tests/factories/end_case'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

const OLD = freshVersion()
const VERSION = freshVersion()

test.group('Taking a coding run back', (group) => {
  group.setup(async () => {
    await putInUse('90.1', OLD)
    await putInUse('91.1', VERSION)
  })

  async function coder(client: Parameters<typeof signIn>[0]) {
    const permissions = ['CASE_DATA', 'CASE_CODING', 'CODING_CONF']
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    // The newest one, which projects begin with, may be that of another spec.
    await browser.put('/api/system/medical-dictionary').json({ version: VERSION, revision: 0 })
    const post = async (path: string, body?: object) =>
      (await browser.post(`/api/coding/runs/${path}`).json(body ?? {})).body()
    const list = async () => (await browser.get('/api/coding/runs')).body().data.rows
    return { browser, post, list, scope: user.project.scope() }
  }

  /** Somebody gives another term to the first reaction of a case. */
  async function recodeByHand(scope: Scope, caseId: string, code: object) {
    const records = await app.container.make(CaseRecords)
    const changes = await app.container.make(Changes)
    const act = { name: 'case.page_saved', subject: { type: 'case', id: caseId } } as const
    await asActor(scope, () =>
      changes.record(act, async (change) => {
        const before = await records.lock(change, caseId)
        const { content } = before
        const [first, ...others] = content.E_i as Row[]
        await records.revise(change, before, {
          content: { ...content, E_i: [{ ...first!, E_i_2_1b: code }, ...others] } as never,
        })
      })
    )
  }

  test('takes the term from each place that the run coded and from no other one', async ({
    client,
    assert,
  }) => {
    const { post, list, scope } = await coder(client)
    const coded = { words: 'Funny feeling', code: '90100001', version: VERSION }
    const [a, b] = await givenCases(scope, [
      [{ words: 'Funny feeling' }, coded, { words: 'Demo head ache' }],
      [{ words: 'funny FEELING' }],
      [{ words: 'Demo head ache' }],
    ])
    await post('autocode')
    const { data: run } = await post('assign', { verbatim: 'Funny feeling', code: 90_100_003 })
    assert.containsSubset(run, {
      ...{ canTakeBack: true, takenBackBy: null, version: VERSION },
      asked: { name: 'Demo tingling' },
    })
    const { data: back } = await post(`${run.id}/take_back`)
    assert.containsSubset(back, {
      ...{ state: 'done', total: 2, canTakeBack: false },
      asked: { kind: 'take_back', runId: run.id },
      counts: { cases: 2, changed: 2, removed: 2, touched: 0, archived: 0, coded: 0 },
    })
    const nothing = { code: undefined, name: undefined, version: undefined }
    assert.deepEqual(await codedReactions(scope, a!), [
      nothing,
      { code: '90100001', name: undefined, version: VERSION },
      { code: '90100001', name: 'Demo head ache', version: VERSION },
    ])
    assert.deepEqual(await codedReactions(scope, b!), [nothing])
    assert.deepEqual(
      (await list())
        .slice(0, 2)
        .map(({ id, takenBackBy }: Record<string, unknown>) => [id, takenBackBy]),
      [
        [back.id, null],
        [run.id, back.id],
      ]
    )
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ project_id: scope.projectId, act: 'case.coding_taken_back' })
    assert.lengthOf(lines, 2)
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('puts words back that stood where the code belongs', async ({ client, assert }) => {
    const { post, scope } = await coder(client)
    const [id] = await givenCases(scope, [[{ words: '', code: 'Demo head ache' }]])
    const { data: run } = await post('autocode')
    assert.equal((await codedReactions(scope, id!))[0]!.code, '90100001')
    await post(`${run.id}/take_back`)
    assert.deepEqual(await codedReactions(scope, id!), [
      { code: 'Demo head ache', name: undefined, version: undefined },
    ])
  })

  test('leaves what was decided since, archived cases too, and says how many', async ({
    client,
    assert,
  }) => {
    const { browser, post, scope } = await coder(client)
    const head = { words: 'Demo head ache' }
    const [other, renamed, moved, kept, archived] = await givenCases(
      scope,
      Array.from({ length: 5 }, () => [head])
    )
    const { data: run } = await post('autocode')
    await recodeByHand(scope, other!, { value: '90100003', displayName: 'Demo tingling' })
    await recodeByHand(scope, renamed!, { value: '90100001', displayName: 'Own name' })
    await browser.post('/api/coding/runs/recode').json({ from: VERSION, to: OLD, caseId: moved })
    await endCase(scope, archived!)
    const { data: back } = await post(`${run.id}/take_back`)
    assert.containsSubset(back.counts, {
      ...{ cases: 5, changed: 1, removed: 1, touched: 3, archived: 1, failed: 0 },
    })
    const stands = async (id?: string) => (await codedReactions(scope, id!))[0]
    assert.isUndefined((await stands(kept))!.code)
    assert.deepEqual(await Promise.all([other, renamed, moved, archived].map(stands)), [
      { code: '90100003', name: 'Demo tingling', version: VERSION },
      { code: '90100001', name: 'Own name', version: VERSION },
      { code: '90100001', name: 'Demo head ache', version: OLD },
      { code: '90100001', name: 'Demo head ache', version: VERSION },
    ])
  })

  test('is done once, of a run that is over and has given terms', async ({ client, assert }) => {
    const { browser, post, scope } = await coder(client)
    await givenCases(scope, [[{ words: 'Demo head ache' }]])
    const { data: run } = await post('autocode')
    const sentence = async (id: string) => {
      const { code, data } = await post(`${id}/take_back`)
      return [code, data?.detail?.en]
    }
    const { data: idle } = await post('autocode')
    assert.deepEqual(await sentence(idle.id), [
      1006,
      'This run coded nothing that could be undone.',
    ])
    const { data: recoded } = await post('recode', { from: VERSION, to: OLD })
    const otherKind = 'Only a run that coded reported terms can be undone.'
    assert.deepEqual(await sentence(recoded.id), [1006, otherKind])
    await changeRow('batches', run.id, { state: 'waiting' })
    assert.deepEqual(await sentence(run.id), [
      ...[1006, 'The run is still in progress. Undo it when it has finished.'],
    ])
    await changeRow('batches', run.id, { state: 'done' })
    const { data: back } = await post(`${run.id}/take_back`)
    assert.deepEqual(await sentence(run.id), [1006, 'This run has already been undone.'])
    assert.deepEqual(await sentence(back.id), [1006, otherKind])
    assert.equal((await post('nothing/take_back')).code, 1005)
    const rows = (await browser.get('/api/coding/runs')).body().data.rows
    assert.lengthOf(rows, 4, 'what is refused leaves no run behind')
  })

  test('two who take the same run back at once do it once', async ({ client, assert }) => {
    const { post, scope } = await coder(client)
    await givenCases(scope, [[{ words: 'Demo head ache' }]])
    const { data: run } = await post('autocode')
    const answers = await Promise.all([1, 2, 3].map(() => post(`${run.id}/take_back`)))
    assert.sameMembers(
      answers.map(({ status, code }) => (status ? 'done' : code)),
      ['done', 1006, 1006]
    )
  })

  test('many cases are worked off by a job', async ({ client, assert }) => {
    const { browser, post, scope } = await coder(client)
    const ids = await givenCases(
      scope,
      Array.from({ length: 25 }, () => [{ words: 'Demo tingling' }])
    )
    const { data: run } = await post('autocode')
    await workOffJobs()
    const { data: back } = await post(`${run.id}/take_back`)
    assert.equal(back.state, 'waiting')
    await workOffJobs()
    const { data } = (await browser.get(`/api/coding/runs/${back.id}`)).body()
    assert.containsSubset(data, { state: 'done', total: 25, counts: { cases: 25, removed: 25 } })
    for (const id of ids) assert.isUndefined((await codedReactions(scope, id))[0]!.code)
  })
})
