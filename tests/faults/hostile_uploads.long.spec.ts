// needs: demo
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import type { ImportItem } from '#plugins/e2b/exchange/import_item'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { AppProcess } from '#tests/faults/kit/app_process'
import { hostileXml, hostileZips, writeSecret } from '#tests/faults/kit/hostile_files'
import type { HttpUser } from '#tests/faults/kit/http_user'
import { startImport, untilImported } from '#tests/faults/kit/import_reports'
import { countCases } from '#tests/faults/kit/import_state'
import { mutate } from '#tests/faults/kit/mutate'
import { openOwnWorld, type OwnWorld } from '#tests/faults/kit/own_world'
import { printCounts } from '#tests/faults/kit/print_counts'
import { makeZip } from '#tests/files/make_zip'

const ZIPS = 4
const FILES = 50

/** Refused with a number and a sentence in both languages, or taken in; never in between. */
function isSettled({ state, verdict, code, message, caseId }: ImportItem): boolean {
  if (state !== 'refused') return ['done', 'undecided'].includes(state) && verdict !== null
  const isSentence = (text?: string) => text !== undefined && text.trim().length > 10
  return code! > 0 && isSentence(message?.en) && /[\u4e00-\u9fff]/.test(message!.zh) && !caseId
}

/** Memory that the process has needed at most, in MB; null where nobody tells. */
function peakMegabytes(pid: number): number | null {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return null
  return Math.round(Number(readFileSync(file, 'utf8').match(/VmHWM:\s+(\d+)/)![1]) / 1024)
}

test.group('Hostile and broken uploads over HTTP (faults 20, 21, 22)', (group) => {
  let world: OwnWorld
  let app: AppProcess
  let user: HttpUser
  group.setup(async () => {
    world = await openOwnWorld('uploads')
    const env = { DATABASE_URL: world.url, STORAGE_FOLDER: 'tmp/faults', WORK_IN_PROCESS: 'true' }
    app = await AppProcess.start(env)
    user = await world.signIn(app.address)
    return async () => {
      await app.stop()
      await world.close()
    }
  })

  async function importAll(files: Parameters<typeof startImport>[1]): Promise<ImportItem[]> {
    return untilImported(user, await startImport(user, files))
  }

  test('200 mutated reports in zips: each gets its row with a sentence, nothing breaks', async ({
    assert,
  }) => {
    const sample = readFileSync('plugins/demo/samples/partner_report.xml')
    const seeds = [sample, makeMessage(reportContent())]
    const items: ImportItem[] = []
    for (let zip = 0; zip < ZIPS; zip++) {
      const entries = Array.from({ length: FILES }, (_, index) => {
        const number = zip * FILES + index
        return [`${number}.xml`, mutate(seeds[number % 16 < 8 ? 0 : 1], number)] as const
      })
      const bytes = await makeZip(Object.fromEntries(entries))
      items.push(...(await importAll([{ name: `mutated-${zip}.zip`, bytes }])))
    }
    const of = (state: string) => items.filter((item) => item.state === state).length
    const peak = peakMegabytes(app.pid)
    const { cases } = await countCases(world.client)
    const counts = { refused: of('refused'), done: of('done'), undecided: of('undecided') }
    printCounts('mutated', { files: items.length, ...counts, peakMegabytes: peak })
    assert.deepEqual(
      items.filter((item) => !isSettled(item)),
      []
    )
    const rows = new Set(items.map(({ entry }) => entry))
    assert.equal(rows.size, ZIPS * FILES)
    assert.equal(cases, counts.done, 'cases beside those of reports that were taken in')
    assert.isAbove(counts.refused, 20)
    assert.isAbove(counts.done + counts.undecided, 20)
    assert.isTrue(app.isRunning)
    if (peak !== null) assert.isBelow(peak, 800)
  })

  test('files that reach for others or never end are refused, and nothing of others comes back', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-secret-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const secret = join(folder, 'secret.txt')
    const mark = writeSecret(secret)
    const items: ImportItem[] = []
    let slowest = 0
    for (const file of hostileXml(secret)) {
      const began = performance.now()
      items.push(...(await importAll([file])))
      slowest = Math.max(slowest, Math.round(performance.now() - began))
    }
    const states = Object.fromEntries(
      items.map(({ fileName, state, code }) => [fileName, code ?? state])
    )
    printCounts('hostile XML', { ...states, slowestMs: slowest })
    assert.deepEqual(
      items.filter((item) => !isSettled(item)),
      []
    )
    const taken = items.filter(({ state }) => state !== 'refused').map(({ fileName }) => fileName)
    assert.includeMembers(['utf-16.xml', 'include.xml', 'attributes.xml'], taken)
    const { rows } = await world.client.query(
      `select count(*)::int as n from case_revisions r where r::text like '%' || $1 || '%'`,
      [mark]
    )
    assert.equal(rows[0].n, 0)
    assert.notInclude(JSON.stringify(items), mark)
    assert.notInclude(app.output, mark)
    assert.isTrue(app.isRunning)
  })

  test('archives that unpack to too much or elsewhere are refused before they are unpacked', async ({
    assert,
  }) => {
    const items: ImportItem[] = []
    for (const file of await hostileZips()) items.push(...(await importAll([file])))
    printCounts(
      'hostile zips',
      Object.fromEntries(items.map(({ fileName, state, code }) => [fileName, code ?? state]))
    )
    for (const item of items) {
      assert.isTrue(isSettled(item), JSON.stringify(item))
      assert.equal(item.state, 'refused', item.fileName)
    }
    assert.isTrue(app.isRunning)
    assert.isFalse(existsSync('/tmp/evil-abc.xml'))
    const peak = peakMegabytes(app.pid)
    if (peak !== null) assert.isBelow(peak, 800)
  })

  test('after all of it the server takes a good report in', async ({ assert }) => {
    const bytes = makeMessage(reportContent({ C_1_1: 'XX-AFTERWARDS-1' }))
    const [item] = await importAll([{ name: 'good.xml', bytes }])
    assert.equal(item.state, 'done')
  })
})
