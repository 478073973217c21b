import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type pg from 'pg'

import { AppProcess } from '#tests/faults/kit/app_process'
import { auditVerdict } from '#tests/faults/kit/audit_verdict'
import { caseStates } from '#tests/faults/kit/case_state'
import type { Answer, HttpUser } from '#tests/faults/kit/http_user'
import { startImport, untilImported } from '#tests/faults/kit/import_reports'
import { openOwnWorld } from '#tests/faults/kit/own_world'
import { printCounts } from '#tests/faults/kit/print_counts'
import { bringCases, type Save, sendSave } from '#tests/faults/kit/saves'
import { SmallDisk } from '#tests/faults/kit/small_disk'
import { reportFiles } from '#tests/faults/kill_during_import'
import { withClient } from '#tests/test_database'

const readiness = async ({ address }: AppProcess) => {
  const answer = await fetch(`${address}/health/ready`)
  return { code: answer.status, ...((await answer.json()) as object) }
}

const SAYS_507 = {
  status: 507,
  body: { status: false, code: 1007 },
}

/** Rows of files, and lines of the trail. */
async function counted(client: pg.Client) {
  const query = `select (select count(*) from files)::int as files,
    (select count(*) from batches)::int as imports,
    (select count(*) from audit_lines)::int as lines`
  return (await client.query(query)).rows[0] as object
}

test.group('A full disk of the file store', () => {
  test('is told with 507 and a sentence, nothing is half stored, and work goes on with room', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('fullfiles')
    cleanup(() => world.close())
    const disk = SmallDisk.mount(4)
    cleanup(() => disk.unmount())
    const folder = disk.folder('files')
    const env = { DATABASE_URL: world.url, STORAGE_FOLDER: folder, WORK_IN_PROCESS: 'true' }
    const app = await AppProcess.start(env)
    cleanup(() => app.stop())
    const user = await world.signIn(app.address)
    const [caseId] = await bringCases(user, 1)
    const left = () => ['uploads', 'drafts'].flatMap((name) => filesBelow(join(folder, name)))
    const letter = Buffer.from('a letter of the reporter\n'.repeat(40_000))
    const upload = () => {
      const form = new FormData()
      form.append('document', new Blob([letter]), 'letter.txt')
      return user.send('POST', `/api/cases/${caseId}/documents`, { form })
    }
    const bring = () => {
      const form = new FormData()
      const [{ name, bytes }] = reportFiles(1)
      form.append('files', new Blob([new Uint8Array(bytes)]), name)
      return user.send('POST', '/api/e2b/imports', { form })
    }
    const before = await counted(world.client)
    // Room for what arrives, and none for what is to be kept of it; then room for nothing at all.
    for (const leave of [1_500_000, 0]) {
      disk.fill(leave)
      assert.containsSubset(await upload(), SAYS_507)
      assert.deepEqual(left(), [])
    }
    const { body } = await bring()
    assert.equal(body?.code, 1007, JSON.stringify(body))
    assert.match(body!.data!.message!.en, /file was not saved.*Ask the administrator/)
    assert.match(body!.data!.message!.zh, /文件未能保存.*请联系管理员/)
    assert.deepEqual(await counted(world.client), before)
    assert.containsSubset(await readiness(app), { code: 200, status: 'disk full', full: ['files'] })
    const save = { caseId, initials: 'ROOM', baseRevision: 1, key: randomUUID() }
    assert.isTrue((await sendSave(user, save)).body?.status)
    disk.empty()
    assert.containsSubset(await readiness(app), { code: 200, status: 'ready', full: [] })
    assert.isTrue((await upload()).body?.status)
    assert.isTrue((await bring()).body?.status)
    assert.deepEqual((await auditVerdict(world.url)).faults, [])
  }).skip(SmallDisk.missing !== undefined, SmallDisk.missing)
})

test.group('A full disk of the database', () => {
  test('is told with 507 and a sentence, reading goes on, and so does all when there is room', async ({
    assert,
    cleanup,
  }) => {
    const disk = SmallDisk.mount(96)
    cleanup(() => disk.unmount())
    const tablespace = `pharos_small_${process.pid}`
    const server = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: '/postgres' })
    const ask = (text: string) => withClient(server.toString(), (client) => client.query(text))
    await ask(`create tablespace ${tablespace} location '${disk.folder('database')}'`)
    cleanup(async () => void (await ask(`drop tablespace ${tablespace}`)))
    const world = await openOwnWorld('fulldatabase', async (url) =>
      ask(`alter database ${new URL(url).pathname.slice(1)} set tablespace ${tablespace}`)
    )
    cleanup(() => world.close())
    const env = { DATABASE_URL: world.url, STORAGE_FOLDER: 'tmp/faults' }
    const app = await AppProcess.start({ ...env, WORK_IN_PROCESS: 'true' })
    cleanup(() => app.stop())
    const user = await world.signIn(app.address)
    const [caseId] = await bringCases(user, 1)
    const importId = await startImport(user, reportFiles(60))
    disk.fill()
    const { saves, refused, answer } = await saveUntilRefused(user, caseId)
    assert.containsSubset(answer, SAYS_507)
    assert.match(answer.body!.data!.message!.en, /change was not saved.*save again/)
    assert.match(answer.body!.data!.message!.zh, /更改未能保存.*重新保存/)
    const states = async () => (await caseStates(world.client, [caseId])).get(caseId)
    assert.containsSubset(await states(), { listed: saves + 1, revisions: saves + 1 })
    assert.equal((await user.send('GET', '/api/cases')).status, 200)
    assert.equal((await user.send('GET', `/api/cases/${caseId}/revisions`)).status, 200)
    const full = { code: 200, status: 'disk full', full: ['database'] }
    assert.containsSubset(await readiness(app), full)
    disk.empty()
    assert.containsSubset(await readiness(app), { code: 200, status: 'ready', full: [] })
    assert.equal((await sendSave(user, refused)).body?.data?.revision, saves + 2)
    assert.containsSubset(await states(), { listed: saves + 2, initials: refused.initials })
    const files = await untilImported(user, importId)
    assert.deepEqual([...new Set(files.map(({ verdict }) => verdict))], ['new'])
    printCounts('full disk', { savesBefore: saves, filesImported: files.length })
    assert.deepEqual((await auditVerdict(world.url)).faults, [])
  }).skip(SmallDisk.missing !== undefined, SmallDisk.missing)
})

/** Saves a case until the disk has no room for one more; gives that one and the answer to it. */
async function saveUntilRefused(user: HttpUser, caseId: string) {
  for (let saves = 0; ; saves++) {
    const key = randomUUID()
    const refused: Save = { caseId, initials: `S${saves}`, baseRevision: saves + 1, key }
    const answer: Answer = await sendSave(user, refused)
    if (answer.body?.status !== true) return { saves, refused, answer }
    await sleep(1)
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String)
}
