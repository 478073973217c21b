import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import type { FileVerdict } from '#plugins/e2b/schema/check_file'
import { spawnAce } from '#tests/faults/kit/spawn_ace'

const REPORT = 'plugins/demo/samples/partner_report.xml'

test.group('The commands on messages', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-commands-'))
    return () => rmSync(folder, { recursive: true })
  })

  async function run(...args: string[]) {
    const { code, stdout, stderr } = await spawnAce([...args, '--json'], {}).ended
    const starts = stdout.search(/^[[{]/m)
    return {
      code,
      json: starts < 0 ? null : JSON.parse(stdout.slice(starts)),
      said: stdout + stderr,
    }
  }

  test('e2b:validate gives a verdict on each file, whatever the others are like', async ({
    assert,
  }) => {
    const archive = join(folder, 'broken.zip')
    writeFileSync(archive, 'PK\u0003\u0004 and then nothing')
    const missing = join(folder, 'missing.xml')
    const { code, json } = await run('e2b:validate', archive, missing, REPORT)
    assert.equal(code, 1)
    assert.deepEqual(
      json.map(({ file, valid, refusal }: FileVerdict) => [file, valid, refusal?.code]),
      [
        [archive, false, 3001],
        [missing, false, 3001],
        [REPORT, json[2].checked ? true : null, undefined],
      ]
    )
  })

  test('what e2b:import takes in, e2b:export writes, e2b:roundtrip keeps and e2b:preview shows', async ({
    assert,
  }) => {
    const { code: project } = await makeProject()
    const imported = await run('e2b:import', REPORT, '--project', project)
    assert.equal(imported.code, 0, imported.said)
    const [{ caseNo, verdict }] = imported.json
    assert.equal(verdict, 'new')

    const again = await run('e2b:import', REPORT, '--project', project, '--on-duplicate', 'skip')
    assert.equal(again.json[0].verdict, 'identical')

    const out = join(folder, 'out.xml')
    const exported = await run('e2b:export', caseNo, '--project', project, '--out', out)
    assert.equal(exported.code, 0, exported.said)
    assert.deepEqual([exported.json.caseNo, exported.json.unwritten], [caseNo, []])

    const kept = await run('e2b:roundtrip', out, '--out', join(folder, 'again.xml'))
    assert.equal(kept.code, 0, kept.said)
    assert.deepEqual([kept.json.differences, kept.json.unmapped], [[], []])

    const page = join(folder, 'page.html')
    assert.equal((await run('e2b:preview', out, '--out', page)).code, 0)
    assert.include(readFileSync(page, 'utf8'), 'Message header')
  }).timeout(120_000)

  test('e2b:import says in a sentence that a project or a file is not there', async ({
    assert,
  }) => {
    const { code: project } = await makeProject()
    const nowhere = await run('e2b:import', REPORT, '--project', 'NOWHERE')
    const missing = await run('e2b:import', join(folder, 'missing.xml'), '--project', project)
    assert.deepEqual([nowhere.code, missing.code], [1, 1])
    assert.equal(nowhere.json.refusal.message.en, 'No project has the code "NOWHERE".')
    assert.match(missing.json.refusal.message.en, /missing\.xml cannot be opened\.$/)
  }).timeout(60_000)
})
