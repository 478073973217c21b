// needs: cases, coding
import { test } from '@japa/runner'

import type { PairViewSettings } from '#plugins/signal/contract/pair_view'
import { data, permissions } from '#plugins/signal/tests/signal_project'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

const settings: PairViewSettings = {
  ...{ view: 'unlisted', text: 'rash', level: 'pt', sort: { key: 'n', direction: 'desc' } },
  columns: [{ key: 'PRR', isShown: false }],
}
const wish = { name: 'Skin', isShared: false, isDefault: false, settings }

test.group('Views of pairs', (group) => {
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
  const save = (by: SignedInClient, body: object = {}) =>
    by.post('/api/signal/views').json({ ...wish, ...body })
  const list = async (by: SignedInClient) => data(by.get('/api/signal/views'))
  const code = async (request: ReturnType<SignedInClient['post']>) => (await request).body().code

  test('are seen by the person who saved them alone, until they are shared with the project', async ({
    assert,
  }) => {
    const { id } = await data(save(owner))
    assert.deepEqual(await list(owner), [
      {
        ...{ id, ...wish, isMine: true, ownerName: owner.user.name, revision: 1 },
      },
    ])
    assert.isEmpty(await list(other))
    const shared = { ...wish, name: 'Ours', isShared: true, isDefault: true, revision: 1 }
    assert.isUndefined(await code(owner.put(`/api/signal/views/${id}`).json(shared)))
    const [seen] = await list(other)
    assert.include(seen, { id, name: 'Ours', isMine: false, isDefault: false, revision: 2 })
    assert.isTrue((await list(owner))[0].isDefault)
    assert.isEmpty(await list(stranger))
  })

  test('are changed and deleted by the person who saved them alone, and not over another change', async ({
    assert,
  }) => {
    const { id } = await data(save(owner, { isShared: true }))
    const one = `/api/signal/views/${id}`
    const change = { ...wish, name: 'Theirs', revision: 1 }
    assert.equal(await code(other.put(one).json(change)), 1003)
    assert.equal(await code(other.delete(one)), 1003)
    assert.equal(await code(stranger.put(one).json(change)), 1005)
    assert.equal(await code(owner.put(one).json({ ...change, revision: 7 })), 1006)
    assert.isUndefined(await code(owner.delete(one)))
    assert.equal(await code(owner.delete(one)), 1005)
    assert.isEmpty(await list(other))
  })

  test('have names that their owner uses once; one of them is shown first', async ({ assert }) => {
    const first = await data(save(owner, { isDefault: true }))
    assert.equal(await code(save(owner, { name: 'SKIN' })), 30018)
    assert.isUndefined(await code(save(other)))
    const second = await data(save(owner, { name: 'Liver', isDefault: true }))
    const shownFirst = async () =>
      (await list(owner)).flatMap((view: { id: string; isDefault: boolean }) =>
        view.isDefault ? view.id : []
      )
    assert.deepEqual(await shownFirst(), [second.id])
    const back = { ...wish, isDefault: true, revision: 2 }
    assert.isUndefined(await code(owner.put(`/api/signal/views/${first.id}`).json(back)))
    assert.deepEqual(await shownFirst(), [first.id])
    const unsound = { settings: { ...settings, sort: { key: 'other', direction: 'desc' } } }
    assert.equal(await code(save(owner, unsound)), 2017)
  })
})
