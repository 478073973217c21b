// needs: coding, drugs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'

import { fullDictionary } from '#tests/invented/dictionary/full_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'
import { whodrugFiles } from '#tests/invented/drugs/whodrug_files'
import { inventDrugs } from '#tests/invented/drugs/whodrug_tables'
import { AppProcess } from '#tests/faults/kit/app_process'
import { auditVerdict } from '#tests/faults/kit/audit_verdict'
import { untilQuiet } from '#tests/faults/kit/case_state'
import { openOwnWorld } from '#tests/faults/kit/own_world'
import { printCounts } from '#tests/faults/kit/print_counts'
import { spawnAce } from '#tests/faults/kit/spawn_ace'
import { counted, NOTHING, untilWriting } from '#tests/faults/kit/watch_load'
import { makeZip } from '#tests/files/make_zip'
import { patience } from '#tests/patience'

const release = medAsciiFiles(fullDictionary(), 'zh')

test.group('kill -9 while a dictionary of the real size is loaded', () => {
  test('leaves nothing of a drug dictionary behind', async ({ assert, cleanup }) => {
    const world = await openOwnWorld('drugs')
    const folder = mkdtempSync(join(tmpdir(), 'pharos-drugs-'))
    cleanup(async () => {
      rmSync(folder, { recursive: true })
      await world.close()
    })
    for (const { name, bytes } of whodrugFiles(inventDrugs(40_000), 'C3')) {
      writeFileSync(join(folder, name), bytes)
    }
    const load = () =>
      spawnAce(['drugs:release', folder, '--release', '2026-03'], {
        DATABASE_URL: world.url,
        STORAGE_FOLDER: 'tmp/faults',
      })
    const cut = load()
    const written = await untilWriting(world.client, 9000)
    cut.kill()
    await cut.ended
    await untilQuiet(world.client)
    const drugs = async () =>
      (
        await world.client.query(`select (select count(*) from whodrug_products)::int as products,
          (select count(*) from dictionary_releases)::int as releases`)
      ).rows[0]
    assert.deepEqual(await drugs(), { products: 0, releases: 0 })
    const { code, stdout } = await load().ended
    printCounts('drug load', { written, said: stdout.trim().split('\n').at(-1) })
    assert.equal(code, 0, stdout)
    assert.deepEqual(await drugs(), { products: 40_000, releases: 1 })
    assert.deepEqual((await auditVerdict(world.url)).faults, [])
  })

  test('of a job, and the job goes on by itself with the next process', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('codingjob')
    cleanup(() => world.close())
    const folders = { STORAGE_FOLDER: 'tmp/faults', WORK_IN_PROCESS: 'true' }
    const env = { DATABASE_URL: world.url, ...folders }
    const first = await AppProcess.start(env)
    let second: AppProcess | undefined
    cleanup(async () => {
      await Promise.all([first.kill(), second?.stop()])
    })
    const user = await world.signIn(first.address)
    await world.client.query(`update users set is_platform_admin = true, company_id = null`)
    // Done past the product: the trail is told, as an act of the product would tell it.
    await world.client.query(
      `insert into audit_lines (chain, act, changes) select 'user:' || id, 'user.changed', '[]' from users`
    )
    const files = Object.fromEntries(release.map(({ name, text }) => [name, text]))
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(await makeZip(files))]), 'release.zip')
    const sent = await user.send('POST', '/api/coding/loads', { form, within: patience(60_000) })
    assert.isTrue(sent.body?.status, JSON.stringify(sent.body))
    await untilWriting(world.client)
    await first.kill()
    await untilQuiet(world.client)
    assert.deepEqual(await counted(world.client), NOTHING)
    second = await AppProcess.start(env)
    const began = Date.now()
    const state = async () =>
      (await world.client.query('select state from dictionary_loads')).rows[0].state as string
    while ((await state()) === 'waiting' && Date.now() - began < 120_000) await sleep(200)
    const end = await counted(world.client)
    printCounts('load job', {
      ...end,
      resumedAfterSeconds: Math.round((Date.now() - began) / 1000),
    })
    assert.equal(await state(), 'done')
    assert.equal(end.releases, 1)
    assert.deepEqual((await auditVerdict(world.url)).faults, [])
  })
})
