import { test } from '@japa/runner'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

const permissions = ['CASE_IMPORT_READ']

test.group('Imports in the back office', () => {
  test('tells who brought in what and what became of it, of the own project only', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    await browser
      .post('/api/e2b/imports')
      .file('files', makeMessage(reportContent()), { filename: 'good.xml' })
      .file('files', Buffer.from('<unclosed>'), { filename: 'broken.xml' })
    await workOffJobs()
    const list = await browser.get('/api/admin/imports')
    const { id: _id, createdAt: _at, ...row } = list.body().data[0]
    const { name } = browser.user
    assert.deepEqual(row, { createdByName: name, reports: 2, done: 1, open: 0, refused: 1 })
    assert.equal(list.header('content-range'), 'imports 0-0/1')

    const stranger = await signIn(client, await makeUser({ permissions }))
    assert.deepEqual((await stranger.get('/api/admin/imports')).body().data, [])
  })
})
