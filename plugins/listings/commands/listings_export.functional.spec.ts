import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { asUser } from '#tests/factories/as_actor'
import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser } from '#tests/factories/make_user'
import { runAce } from '#tests/fixtures/run_ace'

import { shippedDesigns } from '#plugins/listings/designs/shipped_designs'
import SaveDesign from '#plugins/listings/saving/save_design'
import { readSheets } from '#plugins/listings/tests/read_xlsx'

test.group('listings:export', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-listings-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('writes a line listing into a file, and says what it cannot do', async ({ assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_REPORT_CONF'] })
    await makeFollowedCase(user)
    const designs = await app.container.make(SaveDesign)
    const { design } = shippedDesigns.find(({ key }) => key === 'e2f')!
    await asUser(user, () => designs.create({ name: 'Reactions', isTemplate: false, design }))
    const out = join(folder, 'reactions.xlsx')
    const rest = ['--project', user.project.code, '--out', out, '--lang', 'en']
    const done = await runAce('listings:export', 'Reactions', ...rest, '--json')
    assert.equal(done.code, 0, done.stderr)
    assert.include(done.stdout, `"rows":1,"cases":1`)
    const [sheet] = await readSheets(readFileSync(out))
    assert.equal(sheet![0]![0]!.text, 'Study')
    assert.lengthOf(sheet!, 2)
    const none = await runAce('listings:export', 'Nothing', ...rest)
    assert.equal(none.code, 1)
    assert.include(none.stderr + none.stdout, '1005')
    const odd = await runAce('listings:export', 'Reactions', ...rest, '--format', 'doc')
    assert.include(odd.stderr + odd.stdout, '2017')
  }).timeout(60_000)
})
