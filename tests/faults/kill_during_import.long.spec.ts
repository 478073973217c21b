import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import type { ImportItem } from '#plugins/e2b/exchange/import_item'
import { auditVerdict } from '#tests/faults/kit/audit_verdict'
import { untilQuiet } from '#tests/faults/kit/case_state'
import { countCases } from '#tests/faults/kit/import_state'
import { openOwnWorld } from '#tests/faults/kit/own_world'
import { printCounts } from '#tests/faults/kit/print_counts'
import { spawnAce } from '#tests/faults/kit/spawn_ace'
import {
  BATCH,
  killDuringImport,
  reportFiles,
  untilSettled,
} from '#tests/faults/kill_during_import'

const FILES = 40
const KILL_AT = 24

test.group('kill -9 during an import (fault 2)', () => {
  test('each of 40 files, and of 40 in a zip, is in or out; the next process brings the rest', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('import')
    cleanup(() => world.close())
    const { cut, made, seconds, lists, end, total } = await killDuringImport(world, FILES, KILL_AT)
    const { faults } = await auditVerdict(world.url)
    printCounts('import', { cut, end, total, resumedAfterSeconds: seconds })
    assert.isAbove(cut.done, 0)
    assert.isAbove(cut.waiting, 0)
    assert.equal(cut.done + cut.waiting, 2 * FILES)
    assert.equal(made, cut.done, 'cases beside those of the files that are in')
    assert.equal(cut.whole, cut.done, 'cases with revision, version, drugs and trail')
    for (const list of lists) {
      assert.lengthOf(list, FILES)
      assert.deepEqual([...new Set(list.map(({ verdict }) => verdict))], ['new'])
    }
    assert.containsSubset(end, { done: 2 * FILES, cases: 2 * FILES, whole: 2 * FILES })
    assert.deepEqual(total, { cases: 2 * FILES, numbers: 2 * FILES })
    assert.deepEqual(faults, [])
  })

  test('the same command once more brings the rest, makes nothing twice and lists them all', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('command')
    const folder = mkdtempSync(join(tmpdir(), 'pharos-import-'))
    cleanup(async () => {
      rmSync(folder, { recursive: true })
      await world.close()
    })
    const files = reportFiles(FILES).map(({ name, bytes }) => {
      writeFileSync(join(folder, name), bytes)
      return join(folder, name)
    })
    const flags = ['--project=FAULTS', '--on-duplicate=skip', '--json']
    const run = () =>
      spawnAce(['e2b:import', ...files, ...flags], {
        DATABASE_URL: world.url,
        STORAGE_FOLDER: 'tmp/faults',
      })
    const cut = run()
    await untilSettled(world.client, KILL_AT - BATCH)
    cut.kill()
    await cut.ended
    await untilQuiet(world.client)
    const { cases: before } = await countCases(world.client)
    const { stdout, stderr } = await run().ended
    const items = JSON.parse(stdout.slice(stdout.indexOf('['))) as ImportItem[]
    const of = (verdict: string) => items.filter((item) => item.verdict === verdict).length
    const total = await countCases(world.client)
    printCounts('command', { cut: before, again: of('new'), known: of('identical'), total })
    assert.isAbove(before, 0, stderr)
    assert.isBelow(before, FILES)
    assert.lengthOf(items, FILES)
    assert.equal(of('identical'), before)
    assert.equal(of('new'), FILES - before)
    assert.deepEqual(total, { cases: FILES, numbers: FILES })
    assert.deepEqual((await auditVerdict(world.url)).faults, [])
  })
})
