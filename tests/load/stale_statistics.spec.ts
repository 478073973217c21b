import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'

import { AppProcess } from '#tests/faults/kit/app_process'
import type { HttpUser } from '#tests/faults/kit/http_user'
import { PASSWORD } from '#tests/faults/kit/make_world'
import { openOwnWorld } from '#tests/faults/kit/own_world'
import { bringCases, sendSave } from '#tests/faults/kit/saves'
import { forgetStatistics, makeManyRows } from '#tests/load/many_rows'
import { tableSizes, type Touched, touchedBlocks } from '#tests/load/touched_blocks'

const APPLICATION = 'stale_statistics'
/** PostgreSQL plans a prepared statement for all values after five times. */
const TIMES = 7
/** Blocks of a small table that one call may look at more than with fresh statistics. */
const SLACK = 60

test.group('Tables that have grown since PostgreSQL looked at them', () => {
  test('are never gone through again and again by a call of everyday, once at most', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('stalestats')
    cleanup(() => world.close())
    const { client } = world
    const env = { DATABASE_URL: world.url, STORAGE_FOLDER: 'tmp/faults', WORK_IN_PROCESS: 'true' }
    const app = await AppProcess.start({ ...env, PGAPPNAME: APPLICATION })
    cleanup(() => app.stop())
    const user = await world.signIn(app.address)
    const [caseId] = await bringCases(user, 1)
    let revision = 1
    const save = async () => {
      const said = { caseId: caseId!, baseRevision: revision, key: randomUUID() }
      const { body } = await sendSave(user, { ...said, initials: `S${revision}` })
      revision = body!.data!.revision!
    }
    await save()
    await say(user, caseId!)
    await tokenOf(world.username, app.address)
    const tables = await makeManyRows(client, caseId!)

    const calls: Record<string, () => Promise<unknown>> = {
      'signing in': () => world.signIn(app.address),
      'signing in for a token': () => tokenOf(world.username, app.address),
      'the case list': () => read(user, '/api/cases?pageSize=20'),
      'the case list by a word': () => read(user, '/api/cases?pageSize=20&text=first'),
      'the case list by a number': () => read(user, '/api/cases?pageSize=20&text=COPY-777'),
      'a case': () => read(user, `/cases/${caseId}`),
      'a page of a case': () => read(user, `/cases/${caseId}/pages/dm`),
      'a save': save,
      'who else is here': () => say(user, caseId!),
    }
    const measure = async () => {
      const seen = new Map<string, Touched>()
      for (const [name, call] of Object.entries(calls)) {
        const often = async () => {
          for (let time = 0; time < TIMES; time++) await call()
        }
        seen.set(name, await touchedBlocks(client, APPLICATION, often))
      }
      return seen
    }
    await forgetStatistics(client, tables)
    const stale = await measure()
    await client.query('analyze')
    const fresh = await measure()
    const sizes = await tableSizes(client)
    const more: string[] = []
    for (const [name, touched] of stale) {
      for (const [table, blocks] of touched) {
        const expected = fresh.get(name)!.get(table) ?? 0
        const once = TIMES * (SLACK + 2 * (sizes.get(table) ?? 0))
        if (blocks <= 3 * expected + once) continue
        more.push(`${name}: ${table}, ${blocks} blocks, ${expected} with fresh statistics`)
      }
    }
    assert.deepEqual(more, [])
  }).timeout(240_000)
})

async function read(user: HttpUser, path: string) {
  const { status } = await user.send('GET', path)
  if (status !== 200) throw new Error(`${path}: ${status}`)
}

async function say(user: HttpUser, caseId: string) {
  const path = `/api/cases/${caseId}/presence/${randomUUID()}`
  const { body } = await user.send('PUT', path, { json: { turn: 1, page: 'dm' } })
  if (!body?.status) throw new Error(`${path}: ${JSON.stringify(body)}`)
}

async function tokenOf(username: string, address: string) {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD, want: 'token' }),
  })
  const { status } = (await response.json()) as { status: boolean }
  if (!status) throw new Error(`No token: ${response.status}`)
}
