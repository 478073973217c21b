// needs: cases
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { freshCopy } from '#tests/fresh_copy'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { installPlugin } from '#tests/fixtures/install_plugin'
import { startServer } from '#tests/fixtures/server_process'

test.group('A product with a plugin that throws at boot (fault 35)', () => {
  test('starts, names the plugin as failed, and serves all others', async ({ assert, cleanup }) => {
    const copy = freshCopy()
    cleanup(copy.remove)
    installPlugin(copy.folder, 'broken')
    const server = await startServer({}, copy.folder)
    cleanup(() => server.stop())

    const ready = await fetch(`${server.address}/health/ready`)
    assert.equal(ready.status, 200)
    assert.deepEqual(await ready.json(), {
      status: 'ready',
      database: true,
      full: [],
      failedPlugins: ['broken'],
    })
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const cases = await (await signIn(new ApiClient(server.address), user)).get('/api/cases')
    assert.equal(cases.body().status, true)
    assert.include(server.log(), 'a wire is loose')
  })
})

test.group('A product with a plugin that does not fit', () => {
  test('does not start, and says in one sentence what does not fit', async ({
    assert,
    cleanup,
  }) => {
    const copy = freshCopy()
    cleanup(copy.remove)
    installPlugin(copy.folder, 'misplaced')
    const refused = startServer({}, copy.folder).then(
      (server) => server.stop(),
      (error: Error) => error.message
    )
    const lines = String(await refused)
      .trim()
      .split('\n')
    assert.lengthOf(lines, 2)
    assert.match(lines[1]!, /misplaced.*nowhere/)
  })
})

test.group('A product with a page that asks for a widget of no plugin', () => {
  test('does not start, and fails schema:check, with the page, the element and the widgets that there are', async ({
    assert,
    cleanup,
  }) => {
    const copy = freshCopy()
    cleanup(copy.remove)
    installPlugin(copy.folder, 'with_element')
    const file = join(copy.folder, 'form-schemas/icsr/narrative.ui.json')
    const page = readFileSync(file, 'utf8')
    writeFileSync(file, page.replace('"widget": "meddra"', '"widget": "plugin/typo"'))
    const sentence =
      'The field "H.3.r.1b" of the page "narrative" asks for the widget "plugin/typo", which nobody brings; there are quantity, meddra, term, suggest, with_element/blood_group'

    const ace = ['ace.ts', 'schema:check', '--json']
    const { status, stdout } = spawnSync(process.execPath, ace, { cwd: copy.folder })
    assert.equal(status, 1)
    assert.deepEqual(JSON.parse(String(stdout)), { ok: false, refusal: sentence })
    const refused = startServer({}, copy.folder).then(
      (server) => server.stop(),
      (error: Error) => error.message
    )
    assert.include(String(await refused), sentence)
  })
})
