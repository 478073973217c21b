import { test } from '@japa/runner'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

const permissions = ['CASE_DATA', 'CASE_IMPORT_READ']

test.group('Imports that wait for a decision', () => {
  test('are listed newest first until the last report is decided, for the own project only', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    const message = makeMessage(reportContent())
    const bringIn = async (filename: string) => {
      await browser.post('/api/e2b/imports').file('files', message, { filename })
      await workOffJobs()
    }
    const open = async (who = browser) => (await who.get('/api/e2b/imports')).body().data.imports
    await bringIn('first.xml')
    assert.deepEqual(await open(), [])

    await bringIn('again.xml')
    await bringIn('once-more.xml')
    const [latest, earlier] = await open()
    const { id: _id, at: _at, ...facts } = latest
    assert.deepEqual(facts, {
      by: browser.user.name,
      fileNames: ['once-more.xml'],
      files: 1,
      waiting: 0,
      undecided: 1,
    })
    assert.deepEqual(earlier.fileNames, ['again.xml'])

    const { files } = (await browser.get(`/api/e2b/imports/${latest.id}`)).body().data
    const path = `/api/e2b/imports/${latest.id}/files/${files[0].id}/decision`
    await browser.post(path).json({ decision: 'skip' })
    assert.deepEqual(await open(), [earlier])

    const stranger = await signIn(client, await makeUser({ permissions }))
    assert.deepEqual(await open(stranger), [])
  })
})
