import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { asUser } from '#tests/factories/as_actor'
import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser } from '#tests/factories/make_user'
import { runAce } from '#tests/fixtures/run_ace'

import { CaseReading } from '#plugins/cases/contract/reading'
import { textOfPdf } from '#plugins/papers/tests/read_back'

test.group('paper:print', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-papers-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('writes a paper of a case into a file, and says what it cannot do', async ({ assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const caseId = await makeFollowedCase(user)
    const reading = await app.container.make(CaseReading)
    const { caseNo } = await asUser(user, () => reading.get(caseId))
    const out = join(folder, 'cioms.pdf')
    const named = ['--project', user.project.code, '--environment', '0']
    const done = await runAce(
      'paper:print',
      caseNo,
      '--form',
      'cioms',
      '--lang',
      'zh',
      '--out',
      out,
      ...named
    )
    assert.equal(done.code, 0, done.stderr)
    assert.include(await textOfPdf(readFileSync(out)), '可疑不良反应报告')
    const none = await runAce('paper:print', `${caseNo}9`, '--out', out, ...named)
    assert.equal(none.code, 1)
  })
})
