import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { AppProcess } from '#tests/faults/kit/app_process'
import { makeWorld } from '#tests/faults/kit/make_world'
import type { OwnPostgres } from '#tests/faults/kit/own_postgres'
import { bringCases } from '#tests/faults/kit/saves'
import { type Acknowledged, Writer } from '#tests/faults/kit/writer'
import { patience } from '#tests/patience'

/** The app must serve again this long after the database is back. */
export const LONGEST_RECOVERY_MS = patience(30_000)

/** How long the database stays away, so that requests meet its absence. */
const AWAY_MS = 1_500

/**
 * Lets writers save all the time and kills every process of PostgreSQL (`kill -9`), several times.
 * Each time the database is started again and the running app must find back by itself.
 */
export async function killPostgres(postgres: OwnPostgres, rounds: number, writers: number) {
  const world = await postgres.use(makeWorld)
  const env = { DATABASE_URL: postgres.url, STORAGE_FOLDER: 'tmp/faults', WORK_IN_PROCESS: 'true' }
  const app = await AppProcess.start(env)
  try {
    const user = await world.signIn(app.address)
    const cases = await bringCases(user, writers)
    const atWork = cases.map((caseId) => new Writer(user, caseId))
    let killed = 0
    const recoveries: number[] = []
    for (let round = 1; round <= rounds; round++) {
      await sleep(randomInt(300, 1_000))
      killed += await postgres.killAll()
      await sleep(AWAY_MS)
      await postgres.restart()
      recoveries.push(await untilAllSave(atWork))
    }
    const logs = await Promise.all(atWork.map((writer) => writer.stop()))
    const acknowledged = logs.flatMap((log) => log.acknowledged)
    const began = Date.now()
    await bringCases(user, 1)
    const importAfterwardsMs = Date.now() - began
    return {
      counts: {
        kills: rounds,
        processesKilled: killed,
        acknowledged: acknowledged.length,
        lost: await lostOf(postgres, acknowledged),
        twice: await surplusOf(postgres, acknowledged.length, cases),
        answered503: logs.reduce((sum, log) => sum + log.away, 0),
        slowestAnswerMs: Math.max(...logs.map((log) => log.slowest)),
        recoveredAfterMs: Math.max(...recoveries),
        importAfterwardsMs,
      },
      problems: logs.flatMap((log) => log.problems),
    }
  } finally {
    await app.stop()
  }
}

/** Waits until every writer has saved once more; gives the milliseconds. */
async function untilAllSave(writers: readonly Writer[]): Promise<number> {
  const counts = writers.map(({ log }) => log.acknowledged.length)
  const began = Date.now()
  while (writers.some(({ log }, index) => log.acknowledged.length <= counts[index])) {
    if (Date.now() - began > LONGEST_RECOVERY_MS) {
      const problems = writers.flatMap(({ log }) => log.problems.slice(-3))
      throw new Error(`The app does not find back to the database: ${problems.join('\n')}`)
    }
    await sleep(20)
  }
  return Date.now() - began
}

type Database = Pick<OwnPostgres, 'use'>

/** Acknowledged saves that are not in the database as they were sent. */
export async function lostOf(postgres: Database, saves: readonly Acknowledged[]): Promise<number> {
  const { rows } = await postgres.use((client) =>
    client.query(
      `select count(*)::int as n
       from jsonb_to_recordset($1::jsonb) as s("caseId" uuid, revision int, initials text)
       left join case_revisions r on r.case_id = s."caseId" and r.revision = s.revision
       where r.content->>'D_1' is distinct from s.initials`,
      [JSON.stringify(saves)]
    )
  )
  return rows[0].n
}

/** Revisions beyond the first of each case and the acknowledged ones: saves that were done twice. */
export async function surplusOf(postgres: Database, saves: number, cases: readonly string[]) {
  const { rows } = await postgres.use((client) =>
    client.query(
      `select count(*)::int as n from case_revisions where revision > 1 and case_id = any($1)`,
      [cases]
    )
  )
  return rows[0].n - saves
}
