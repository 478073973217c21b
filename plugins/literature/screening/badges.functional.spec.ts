import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const two = ['Liver injury under demoprazole', 'Demoprazole in rats']
const file = two.map((title) => `TY  - JOUR\nTI  - ${title}\nPY  - 2026\nER  - `).join('\n')

test.group('Articles that wait', () => {
  test('are counted in the menu and told at home, for those who screen, until they have chosen', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const arrive = async (...permissions: string[]) =>
      signIn(client, await makeUser({ project, permissions }))
    const reader = await arrive('LITER_REPORT', 'CASE_DATA')
    const badges = async (browser = reader) =>
      (await browser.get('/api/menu/badges')).body().data.badges['literature.desk.screen']
    assert.equal(await badges(), 0)
    const { id: productId } = (
      await reader.post('/api/literature/products').json({ name: 'Demoprazole' })
    ).body().data
    await reader
      .post('/api/literature/files')
      .field('productId', productId)
      .file('file', Buffer.from(file), { filename: 'export.ris' })
    assert.equal(await badges(), 2)
    const home = await reader.get('/api/home/attention').qs({ level: 'project' })
    assert.include(home.text(), '等待您判断的文献：2 篇')
    const { rows } = (await reader.get('/api/literature/articles')).body().data
    const place = `/api/literature/articles/${rows[0].articleId}/choice`
    const chosen = await reader.post(place).json({ productId, choice: 'include' })
    assert.isTrue(chosen.body().status, chosen.text())
    assert.equal(await badges(), 1)
    assert.isUndefined(await badges(await arrive('CASE_DATA')))
  })
})
