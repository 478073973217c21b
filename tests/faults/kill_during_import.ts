import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { AppProcess } from '#tests/faults/kit/app_process'
import { untilQuiet } from '#tests/faults/kit/case_state'
import { type FileToSend, startImport, untilImported } from '#tests/faults/kit/import_reports'
import { countCases, countSettled, importState } from '#tests/faults/kit/import_state'
import type { OwnWorld } from '#tests/faults/kit/own_world'
import { makeZip } from '#tests/files/make_zip'
import { patience } from '#tests/patience'

/** Files are settled so many at once. */
export const BATCH = 16

/** Reports that are different from all others, each in a file of its own. */
export function reportFiles(howMany: number): FileToSend[] {
  return Array.from({ length: howMany }, (_, index) => ({
    name: `report-${index + 1}.xml`,
    bytes: makeMessage(reportContent({ C_1_1: `XX-IMPORT-${randomUUID()}` })),
  }))
}

/**
 * Imports files and a zip of as many at once, kills the server (`kill -9`) about the given file,
 * and starts another one that is told nothing: the job behind the import goes on by itself.
 */
export async function killDuringImport(world: OwnWorld, files: number, killAt: number) {
  const { url, client } = world
  const env = { DATABASE_URL: url, STORAGE_FOLDER: 'tmp/faults', WORK_IN_PROCESS: 'true' }
  const first = await AppProcess.start(env)
  let second: AppProcess | undefined
  try {
    const user = await world.signIn(first.address)
    const already = await countCases(client)
    const zipped = reportFiles(files).map(({ name, bytes }) => [name, bytes] as const)
    const zip = { name: 'reports.zip', bytes: await makeZip(Object.fromEntries(zipped)) }
    const imports = await Promise.all([
      startImport(user, reportFiles(files)),
      startImport(user, [zip]),
    ])
    await untilSettled(client, already.cases + 2 * killAt - BATCH)
    await sleep(randomInt(100))
    await first.kill()
    await untilQuiet(client)
    const cut = await importState(client, imports)
    const made = (await countCases(client)).cases - already.cases
    second = await AppProcess.start(env)
    const began = Date.now()
    const lists = []
    for (const importId of imports) {
      lists.push(await untilImported(user.at(second.address), importId))
    }
    const seconds = Math.round((Date.now() - began) / 1000)
    const end = await importState(client, imports)
    const total = await countCases(client)
    return { cut, made, seconds, lists, end, total }
  } finally {
    await Promise.all([first.kill(), second?.stop()])
  }
}

/** Waits until so many files are settled, of all imports of the database. */
export async function untilSettled(client: pg.ClientBase, howMany: number) {
  for (const until = Date.now() + patience(120_000); Date.now() < until; await sleep(2)) {
    if ((await countSettled(client)) >= howMany) return
  }
  throw new Error(`The import does not reach file ${howMany}`)
}
