import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('Code lists of the case pages', () => {
  test('are given by their id, with the words of both languages; others are not there', async ({
    client,
    assert,
  }) => {
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const ask = async (id: string) => (await reader.get(`/api/case/dictionary/${id}`)).body()
    const { data } = await ask('sex')
    const male = data.codes.find(({ code }: { code: string }) => code === '1')
    assert.containsSubset(male, { name: { en: 'Male', zh: '男' } })
    assert.equal((await ask('no-such-list')).code, 1005)
    const stranger = await signIn(client, await makeUser({ permissions: ['CASE_IMPORT_READ'] }))
    assert.equal((await stranger.get('/api/case/dictionary/sex')).body().code, 1003)
  })
})
