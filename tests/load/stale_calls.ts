import { randomUUID } from 'node:crypto'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { AppProcess } from '#tests/faults/kit/app_process'
import type { HttpUser } from '#tests/faults/kit/http_user'
import { startImport, untilImported } from '#tests/faults/kit/import_reports'
import { PASSWORD } from '#tests/faults/kit/make_world'
import { openOwnWorld } from '#tests/faults/kit/own_world'
import { bringCases, sendSave } from '#tests/faults/kit/saves'
import { forgetStatistics, makeManyRows, type ManyRows } from '#tests/load/many_rows'
import { tableSizes, type Touched, touchedBlocks } from '#tests/load/touched_blocks'

const APPLICATION = 'stale_statistics'
/** PostgreSQL plans a prepared statement for all values after five times. */
const TIMES = 7
/** Blocks of a small table that one call may look at more than with fresh statistics. */
const SLACK = 60

export interface StaleCalls {
  /** In words: what looked at far more blocks than with fresh statistics. */
  readonly more: readonly string[]
  /** How many times as long each call took as with fresh statistics. */
  readonly ratios: ReadonlyMap<string, number>
}

/**
 * Does each call of everyday on tables that have grown, with the statistics of empty tables and with
 * fresh ones. A call may go through a table once; more than that is told.
 * @param name of the database, letters and digits
 */
export async function compareStaleCalls(name: string, many: ManyRows): Promise<StaleCalls> {
  const world = await openOwnWorld(name)
  const { client } = world
  const env = { DATABASE_URL: world.url, STORAGE_FOLDER: 'tmp/faults', WORK_IN_PROCESS: 'true' }
  const app = await AppProcess.start({ ...env, PGAPPNAME: APPLICATION })
  try {
    const user = await world.signIn(app.address)
    const [caseId] = await bringCases(user, 1)
    let revision = 1
    const save = async () => {
      const request = { caseId: caseId!, baseRevision: revision, key: randomUUID() }
      const { body } = await sendSave(user, { ...request, initials: `S${revision}` })
      revision = body!.data!.revision!
    }
    await save()
    await say(user, caseId!)
    await tokenOf(world.username, app.address)
    const tables = await makeManyRows(client, caseId!, many)

    const calls: Record<string, () => Promise<unknown>> = {
      'signing in': () => world.signIn(app.address),
      'signing in for a token': () => tokenOf(world.username, app.address),
      'the case list': () => read(user, '/api/cases?pageSize=20'),
      'the case list by a word': () => read(user, '/api/cases?pageSize=20&text=first'),
      'the case list by a number': () => read(user, '/api/cases?pageSize=20&text=COPY-777'),
      'a case': () => read(user, `/cases/${caseId}`),
      'a page of a case': () => read(user, `/cases/${caseId}/pages/patient`),
      'a save': save,
      'who else is here': () => say(user, caseId!),
      'an import': () => bringOne(user),
      'a drug by its name': () => read(user, '/api/drugs/entries?text=product%20777'),
      'words that wait for a term': () => read(user, '/api/coding/open_verbatims'),
    }
    const measure = async () => {
      const seen = new Map<string, { touched: Touched; ms: number }>()
      for (const [what, call] of Object.entries(calls)) {
        let ms = 0
        const often = async () => {
          const began = performance.now()
          for (let time = 0; time < TIMES; time++) await call()
          ms = performance.now() - began
        }
        seen.set(what, { touched: await touchedBlocks(client, APPLICATION, often), ms })
      }
      return seen
    }
    await forgetStatistics(client, tables)
    const stale = await measure()
    await client.query('analyze')
    const fresh = await measure()
    const sizes = await tableSizes(client)
    const more: string[] = []
    for (const [what, { touched }] of stale) {
      for (const [table, blocks] of touched) {
        const expected = fresh.get(what)!.touched.get(table) ?? 0
        const once = TIMES * (SLACK + 2 * (sizes.get(table) ?? 0))
        if (blocks <= 3 * expected + once) continue
        more.push(`${what}: ${table}, ${blocks} blocks, ${expected} with fresh statistics`)
      }
    }
    const ratios = [...stale].map(([what, { ms }]) => [what, ms / fresh.get(what)!.ms] as const)
    return { more, ratios: new Map(ratios) }
  } finally {
    await app.stop()
    await world.close()
  }
}

async function read(user: HttpUser, path: string) {
  const { status } = await user.send('GET', path)
  if (status !== 200) throw new Error(`${path}: ${status}`)
}

async function say(user: HttpUser, caseId: string) {
  const path = `/api/cases/${caseId}/presence/${randomUUID()}`
  const { body } = await user.send('PUT', path, { json: { turn: 1, page: 'patient' } })
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

/** A report that speaks of nobody known. */
async function bringOne(user: HttpUser) {
  const content = reportContent({ C_1_1: `XX-STALE-${randomUUID()}` })
  const file = { name: 'one.xml', bytes: makeMessage(content) }
  const [item] = await untilImported(user, await startImport(user, [file]))
  if (item?.state !== 'done') throw new Error(`Not imported: ${JSON.stringify(item)}`)
}
