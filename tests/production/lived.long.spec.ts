// needs: all
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { freePort } from '#kernel/database/embedded/connection'
import { cloneCheckout, copyClone, isCheckout } from '#tests/production/clone'
import { commandBook, keptTips, type Lived, livedWhere } from '#tests/production/command_book'
import { installedPostgres, startInstalledPostgres } from '#tests/production/installed_postgres'
import {
  goTheWay,
  type Ground,
  type Installation,
  makeAdministrator,
  productionSection,
  succeed,
} from '#tests/production/way_to_production'
import { type DaysWork, workADay } from '#tests/production/work_a_day'
import { fences, statements } from '#tests/production/written_commands'
import { withClient } from '#tests/test_database'
import { until } from '#tests/until'
import { waitUntilServed } from '../../scripts/start/address.ts'

/** What README puts before a command of the owner of the database. */
const OWNER = 'DATABASE_OWNER_URL=postgres://pharos_owner:...@db.example.org/pharos'

test.group('The way to production', (group) => {
  const programs = installedPostgres()
  const isLeftOut = !programs || !isCheckout()
  const why = 'needs an installed PostgreSQL and a checkout of git'
  let ground: Ground
  let installation: Installation
  let work: DaysWork

  group.setup(async () => {
    if (isLeftOut) return () => {}
    const server = await startInstalledPostgres(programs)
    ground = { clone: cloneCheckout('copied'), administrator: server.url, programs }
    return async () => {
      await installation?.end()
      ground.clone.remove()
      server.stop()
    }
  })
  const verify = ({ terminal, fill }: Omit<Installation, 'address'>) =>
    succeed(terminal, fill(`${OWNER} npm run -s ace -- audit:verify`), /The audit trail is whole/)

  test('as README tells it, letter by letter, on an installed PostgreSQL: built, migrated, served and worked with', async ({
    assert,
  }) => {
    installation = await goTheWay(ground)
    work = await workADay(installation.address, await makeAdministrator(installation))
    assert.match(work.message, /<MCCI_IN200100UV01/)
  }).skip(isLeftOut, why)

  test('every hour the worker keeps a tip of the trail outside', async () => {
    // The hour has come: what pg-boss does by the schedule.
    await withClient(inDatabase(ground.administrator), (client) =>
      client.query(`insert into jobs.job (name, data)
        select name, data from jobs.schedule where name = 'kernel.audit_tip'`)
    )
    const file = join(ground.clone.folder, keptTips)
    await until('a tip', () => existsSync(file) && /"hash"/.test(readFileSync(file, 'utf8')))
  }).skip(isLeftOut, why)

  test('every command that a sentence of README adds to it does its work', async () => {
    const { folder } = ground.clone
    const { terminal, fill } = installation
    const done = fences(productionSection(folder), 'sh').flatMap(statements)
    for (const written of livedWhere('production').filter((each) => !done.includes(each))) {
      const { as = written, asOwner, says } = commandBook[written] as Lived
      await succeed(terminal, fill(asOwner ? `${OWNER} ${as}` : as), says)
    }
  }).skip(isLeftOut, why)

  test('tips that are not those of the trail are told by the same command, which ends with 1', async () => {
    const { folder } = ground.clone
    const { terminal, fill } = installation
    const kept = readFileSync(join(folder, keptTips), 'utf8')
    const other = kept.replace(/"hash":"(?:[0-9a-f])/, (start) =>
      start.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    )
    writeFileSync(join(folder, 'other.tips'), other)
    await succeed(
      terminal,
      fill(`${OWNER} npm run -s ace -- audit:verify --tips other.tips`),
      /The tip that is kept outside is not the one of this number here/,
      1
    )
  }).skip(isLeftOut, why)

  test('a server is gone when npm alone is told to end, as by a supervisor that knows no groups', async ({
    assert,
  }) => {
    const { terminal } = installation
    const port = await freePort()
    terminal.start(`PORT=${port} exec npm run serve`)
    const ready = `http://127.0.0.1:${port}/health/ready`
    assert.isTrue(await waitUntilServed(ready, () => true))
    terminal.tellLast('SIGTERM')
    await until('nobody at its port', () =>
      fetch(ready).then(
        () => false,
        () => true
      )
    )
  }).skip(isLeftOut, why)

  test('and back: what docs/backup.md keeps is restored on another server, whole, with every file', async ({
    assert,
    cleanup,
  }) => {
    const { clone } = ground
    const page = readFileSync(join(clone.folder, 'docs/backup.md'), 'utf8')
    const [keep, restore] = fences(page, 'sh').map(statements)
    for (const written of keep) await succeed(installation.terminal, installation.fill(written))

    const server = await startInstalledPostgres(programs!)
    cleanup(() => server.stop())
    const other = copyClone(clone)
    cleanup(() => other.remove())
    const elsewhere = { ...ground, clone: other, administrator: server.url }
    const restored = await goTheWay(elsewhere, async ({ terminal, fill }) => {
      for (const written of restore) {
        await succeed(terminal, fill(written), (commandBook[written] as Lived).says)
      }
    })
    cleanup(() => restored.end())

    const [before, after] = [ground.administrator, server.url].map(inDatabase)
    assert.deepEqual(await rowsOf(after), await rowsOf(before))
    const kept = await keptFiles(after)
    assert.isNotEmpty(kept)
    for (const sha256 of kept) {
      const path = [sha256.slice(0, 2), sha256.slice(2, 4), sha256].join('/')
      const bytes = readFileSync(join(other.folder, 'storage/files', path))
      assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256)
    }
    // Whoever was signed in still is: the key is the same.
    const again = await work.worker
      .at(restored.address)
      .send('GET', `/cases/${work.caseId}/e2b.xml?reason=spec`)
    assert.equal(await again.text(), work.message)
    await verify(restored)
  }).skip(isLeftOut, why)
})

const inDatabase = (administrator: string) =>
  Object.assign(new URL(administrator), { pathname: '/pharos' }).toString()

/** Every table with the number of its rows, but for what servers write while they only run. */
function rowsOf(url: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ place: string }>(
      `select format('%s.%I', relnamespace::regnamespace, relname) as place from pg_class
       where relkind = 'r' and relpersistence = 'p'
       and relnamespace in ('public'::regnamespace, 'audit_heads'::regnamespace)
       and relname not in ('rate_limits', 'sessions') order by 1`
    )
    const counted: Record<string, number> = {}
    for (const { place } of rows) {
      counted[place] = Number((await client.query(`select count(*) as n from ${place}`)).rows[0].n)
    }
    return counted
  })
}

function keptFiles(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ sha256: string }>(
      'select sha256 from files union select sha256 from case_documents'
    )
    return rows.map(({ sha256 }) => sha256)
  })
}
