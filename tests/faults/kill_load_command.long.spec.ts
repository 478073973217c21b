// needs: coding
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'

import { fullDictionary } from '#tests/invented/dictionary/full_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'
import { auditVerdict } from '#tests/faults/kit/audit_verdict'
import { untilQuiet } from '#tests/faults/kit/case_state'
import { openOwnWorld } from '#tests/faults/kit/own_world'
import { printCounts } from '#tests/faults/kit/print_counts'
import { spawnAce } from '#tests/faults/kit/spawn_ace'
import { counted, NOTHING, untilWriting } from '#tests/faults/kit/watch_load'

const release = medAsciiFiles(fullDictionary(), 'zh')

test.group('kill -9 while a dictionary of the real size is loaded', () => {
  test('leaves nothing behind; the same command once more loads it whole', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('coding')
    const folder = mkdtempSync(join(tmpdir(), 'pharos-release-'))
    cleanup(async () => {
      rmSync(folder, { recursive: true })
      await world.close()
    })
    for (const { name, text } of release) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const load = () =>
      spawnAce(['coding:load', folder], { DATABASE_URL: world.url, STORAGE_FOLDER: 'tmp/faults' })
    const cut = load()
    const written = await untilWriting(world.client)
    cut.kill()
    await cut.ended
    await untilQuiet(world.client)
    assert.deepEqual(await counted(world.client), NOTHING)
    const { code, stdout } = await load().ended
    printCounts('load', { written, said: stdout.trim().split('\n').at(-1) })
    assert.equal(code, 0, stdout)
    const whole = await counted(world.client)
    assert.containsSubset(whole, { releases: 1, terms: 27 + 337 + 1737 + 27_000 + 83_000 })
    assert.deepEqual((await auditVerdict(world.url)).faults, [])
  })
})
