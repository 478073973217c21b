import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { startImport } from '#tests/faults/kit/import_reports'
import { makeWorld } from '#tests/faults/kit/make_world'
import { printProgress } from '#tests/faults/kit/print_progress'
import { bringCases } from '#tests/faults/kit/saves'
import { type Part, parts, type StartedProduct } from '#tests/faults/kit/started_product'
import { Writer } from '#tests/faults/kit/writer'
import { reportFiles } from '#tests/faults/kill_during_import'
import { lostOf, surplusOf } from '#tests/faults/kill_postgres'
import { patience } from '#tests/patience'

/** A product that has not answered by now will not. */
const HOPELESS_MS = patience(120_000)
/** Every so many kills an import is started. */
const IMPORT_EVERY = 5
const FILES = 8

/**
 * Lets writers save all the time, starts imports, and kills (`kill -9`) the server, the worker,
 * PostgreSQL or one of its children at random moments. After each kill every writer must save again.
 */
export async function killAnything(product: StartedProduct, kills: number, writers: number) {
  const world = await product.use(makeWorld)
  const user = await world.signIn(product.address)
  const cases = await bringCases(user, writers)
  const already = await product.use(countCases)
  const atWork = cases.map((caseId) => new Writer(user, caseId, 'servers may be away'))
  const killed: Record<Part, number> = { ...noKills }
  const recoveries: number[] = []
  const imports: string[] = []
  let unanswered = 0
  for (let round = 0; round < kills; round++) {
    if (round % IMPORT_EVERY === 0) {
      const started = await startImport(user, reportFiles(FILES)).catch(() => null)
      if (started) imports.push(started)
      else unanswered++
    }
    await sleep(randomInt(500))
    // Each part once, then whatever comes.
    const part = parts[round < parts.length ? round : randomInt(parts.length)]
    while (!product.kill(part, randomInt)) await sleep(20)
    killed[part]++
    recoveries.push(await untilAllSave(atWork))
    printProgress('kills', round + 1, kills)
  }
  const logs = await Promise.all(atWork.map((writer) => writer.stop()))
  const acknowledged = logs.flatMap((log) => log.acknowledged)
  const began = Date.now()
  const files = await untilSettled(product, imports)
  const made = await product.use(countCases)
  return {
    counts: {
      ...{ kills, killed, acknowledged: acknowledged.length },
      lost: await lostOf(product, acknowledged),
      twice: await surplusOf(product, acknowledged.length, cases),
      imports: imports.length,
      importsUnanswered: unanswered,
      files: imports.length * FILES,
      filesLost: imports.length * FILES - files.done,
      // Of an import whose answer was lost some or all files may be there, each once.
      casesMade: made.cases - already.cases,
      casesTwice: made.cases - made.reports,
      slowestRecoveryMs: Math.max(...recoveries),
      meanRecoveryMs: Math.round(recoveries.reduce((sum, ms) => sum + ms, 0) / kills),
      over15s: recoveries.filter((ms) => ms > 15_000).length,
      importsDoneAfterMs: Date.now() - began,
    },
    problems: logs.flatMap((log) => log.problems),
  }
}

const noKills = Object.fromEntries(parts.map((part) => [part, 0])) as Record<Part, number>

/** Waits until every writer has saved twice more, so that one save at least began after the kill. */
async function untilAllSave(writers: readonly Writer[]): Promise<number> {
  const counts = writers.map(({ log }) => log.acknowledged.length)
  const began = Date.now()
  while (writers.some(({ log }, index) => log.acknowledged.length < counts[index] + 2)) {
    if (Date.now() - began > HOPELESS_MS) {
      const last = writers.flatMap(({ log }) => log.problems.slice(-3))
      throw new Error(`The product does not come back: ${last.join('\n')}`)
    }
    await sleep(20)
  }
  return Date.now() - began
}

/** Waits until no file waits, of any import; counts those of the acknowledged ones that made a case. */
async function untilSettled(product: StartedProduct, imports: readonly string[]) {
  for (const until = Date.now() + 10 * HOPELESS_MS; ; await sleep(500)) {
    const { rows } = await product.use((client) =>
      client.query<{ waiting: number; done: number }>(
        `select count(*) filter (where state = 'waiting')::int as waiting,
           count(distinct made) filter (where batch_id = any($1) and state = 'done')::int as done
         from batch_items`,
        [imports]
      )
    )
    if (rows[0].waiting === 0 || Date.now() > until) return rows[0]
  }
}

/** Cases, and how many different reports they were made of. */
async function countCases(client: Parameters<Parameters<StartedProduct['use']>[0]>[0]) {
  const { rows } = await client.query<{ cases: number; reports: number }>(
    `select count(*)::int as cases, count(distinct content->>'C_1_1')::int as reports
     from case_revisions where revision = 1`
  )
  return rows[0]
}
