import { test } from '@japa/runner'

import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

const permissions = ['CASE_DATA']
const recovered = { conditions: [{ element: 'E.i.7', is: 'in', values: ['1'] }], anyRow: [] }
const undated = { conditions: [{ element: 'C.1.4', is: 'empty' }], anyRow: [] }

const save = (by: SignedInClient, body: object) =>
  by
    .post('/api/case/searches')
    .json({ name: 'Mine', isShared: false, question: recovered, ...body })
const list = async (by: SignedInClient) =>
  (await by.get('/api/case/searches')).body().data as Record<string, unknown>[]

test.group('Saved searches', (group) => {
  let owner: SignedInClient
  let other: SignedInClient
  let stranger: SignedInClient
  group.each.setup(async ({ context: { client } }) => {
    const project = await makeProject()
    const person = async (of: typeof project) =>
      signIn(client, await makeUser({ project: of, permissions, name: unique('Person') }))
    owner = await person(project)
    other = await person(project)
    stranger = await person(await makeProject())
  })

  test('are seen by who saved them alone, until they are shared with the project', async ({
    assert,
  }) => {
    const { id } = (await save(owner, {})).body().data
    const [mine] = await list(owner)
    assert.include(mine, { id, name: 'Mine', isMine: true, isShared: false, revision: 1 })
    assert.deepEqual(mine!.question, recovered)
    assert.lengthOf(await list(other), 0)
    const shared = { name: 'Ours', isShared: true, question: undated, revision: 1 }
    const changed = await owner.put(`/api/case/searches/${id}`).json(shared)
    changed.assertBodyContains({ status: true })
    const [seen] = await list(other)
    assert.include(seen, { id, name: 'Ours', isMine: false, ownerName: owner.user.name })
    assert.deepEqual(seen!.question, undated)
    assert.lengthOf(await list(stranger), 0, 'nobody of another project')
  })

  test('are changed and deleted by who saved them alone', async ({ assert }) => {
    const { id } = (await save(owner, { isShared: true })).body().data
    const address = `/api/case/searches/${id}`
    const change = { name: 'Theirs', isShared: true, question: undated, revision: 1 }
    const refused = [await other.put(address).json(change), await other.delete(address)]
    assert.deepEqual(
      refused.map((each) => each.body().code),
      [1003, 1003]
    )
    const gone = [await stranger.put(address).json(change), await stranger.delete(address)]
    assert.deepEqual(
      gone.map((each) => each.body().code),
      [1005, 1005]
    )
    const removed = await owner.delete(address)
    removed.assertBodyContains({ status: true })
    assert.lengthOf(await list(owner), 0)
    assert.equal((await owner.delete(address)).body().code, 1005)
  })

  test('are not changed over a change that was not seen', async ({ assert }) => {
    const { id } = (await save(owner, {})).body().data
    const change = { name: 'Mine', isShared: false, question: undated, revision: 1 }
    await owner.put(`/api/case/searches/${id}`).json(change)
    const late = await owner.put(`/api/case/searches/${id}`).json({ ...change, name: 'Late' })
    assert.equal(late.body().code, 1006)
    assert.equal((await list(owner))[0]!.name, 'Mine')
  })

  test('have names that their owner uses once, whatever others use; a deleted one is free again', async ({
    assert,
  }) => {
    const { id } = (await save(owner, {})).body().data
    assert.equal((await save(owner, { name: 'mine' })).body().code, 30018)
    assert.isTrue((await save(other, {})).body().status)
    await owner.delete(`/api/case/searches/${id}`)
    assert.isTrue((await save(owner, {})).body().status)
  })

  test('ask what the list would take: at most ten conditions, no element twice, each with its value', async ({
    assert,
  }) => {
    const [one] = recovered.conditions
    const elements = ['C.1.2', 'C.1.3', 'C.1.4', 'C.1.5', 'C.1.7', 'D.1', 'D.5', 'E.i.4', 'E.i.7']
    const filled = [...elements, 'G.k.1', 'G.k.8'].map((element) => ({ element, is: 'filled' }))
    const codes: unknown[] = []
    for (const conditions of [filled, [one, one], [{ element: 'E.i.7', is: 'in' }]]) {
      codes.push((await save(owner, { question: { conditions, anyRow: [] } })).body().code)
    }
    assert.deepEqual(codes, [2017, 2017, 2017])
    const ten = { conditions: filled.slice(1), anyRow: [] }
    assert.isTrue((await save(owner, { question: ten })).body().status)
  })
})
