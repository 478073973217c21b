// needs: cases
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

import { openPage } from '#tests/browser/open_page'
import { openProduct } from '#tests/browser/product'
import { installPlugin } from '#tests/fixtures/install_plugin'
import { startServer } from '#tests/fixtures/server_process'
import { freshCopy } from '#tests/fresh_copy'
import { storedContent } from '#tests/journeys/kit/stored_content'
import { Session } from '#tests/journeys/screens/session'

test.group('A plugin that brings a widget', () => {
  test('has its field drawn by it among ours, with label and number, and it is saved', async ({
    assert,
    cleanup,
  }) => {
    await openProduct()
    const copy = freshCopy()
    cleanup(() => copy.remove())
    installPlugin(copy.folder, 'with_element')
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, args, { cwd: copy.folder })
    await run('ace.js', 'schema:compile')
    await run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error')
    const server = await startServer({}, copy.folder)
    cleanup(() => server.stop())

    const page = await openPage({ baseURL: server.address })
    const who = { username: 'entry', password: 'Pharos302' }
    const session = await Session.by(page.context().request, who)
    await session.enter('PH302', 0)
    const begun = { reportType: '1', firstReceived: '2026-03-04', country: 'FR' }
    const { id } = (await session.insist('post', '/api/cases', begun)) as { id: string }
    await page.goto(`/cases/${id}/pages/dm`)
    await page.getByLabel(/D\.X\.1$/).selectOption('AB')
    await page.getByLabel(/D\.1$/).first().fill('A.B.')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved as revision 2').waitFor()
    assert.deepInclude(await storedContent(id), { D_X_1: 'AB', D_1: 'A.B.' })
  }).timeout(240_000)
})
