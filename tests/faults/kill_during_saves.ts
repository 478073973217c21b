import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { AppProcess } from '#tests/faults/kit/app_process'
import { type CaseState, caseStates, sameState, untilQuiet } from '#tests/faults/kit/case_state'
import type { Answer, HttpUser } from '#tests/faults/kit/http_user'
import type { OwnWorld } from '#tests/faults/kit/own_world'
import { afterSave, bringCases, type Save, savesOf, sendSave } from '#tests/faults/kit/saves'
import { Standby } from '#tests/faults/kit/standby'

/** A kill comes this many milliseconds after the saves were sent, or later where saves take longer. */
const LATEST_MS = 50

export interface SaveKills {
  kills: number
  saves: number
  /** Answered before the kill. */
  answered: number
  /** Written, but the answer did not get out. */
  unanswered: number
  /** Not written. */
  undone: number
  /** Kills came at random moments up to this one, in milliseconds after the saves were sent. */
  latestKill: number
  /** Everything that is not as promised. */
  readonly problems: string[]
}

/**
 * Sends saves of different cases at once, kills the server (`kill -9`) at a random moment before
 * all can be done, looks at every case, and sends the same saves again to the next server.
 */
export async function killDuringSaves(
  world: OwnWorld,
  kills: number,
  savesEach: number
): Promise<SaveKills> {
  const env = { DATABASE_URL: world.url, STORAGE_FOLDER: 'tmp/faults' }
  const { user, cases, others } = await prepare(world, env, savesEach)
  const counts = new Counts()
  const servers = new Standby(env, (app) => warmUp(world, user.at(app.address), others))
  let app = await servers.take()
  try {
    for (let round = 1; round <= kills; round++) {
      const before = await caseStates(world.client, cases)
      const saves = savesOf(before, `K${round}`)
      const sent = saves.map((save) => sendSave(user.at(app.address), save).catch(() => null))
      await sleep(killAfter(round, counts.latestKill))
      await app.kill()
      const answers = await Promise.all(sent)
      await untilQuiet(world.client)
      counts.kill(saves, answers, before, await caseStates(world.client, cases))
      app = await servers.take()
      const began = performance.now()
      const retried = await Promise.all(saves.map((save) => sendSave(user.at(app.address), save)))
      counts.latestKill = Math.max(LATEST_MS, Math.round(performance.now() - began))
      counts.retry(saves, retried, before, await caseStates(world.client, cases))
    }
  } finally {
    await Promise.all([app.kill(), servers.close()])
  }
  return counts
}

/** A random moment of the first quarter of the time, then of the second: some kills come late enough. */
function killAfter(round: number, latest: number): number {
  const quarter = Math.ceil(latest / 4)
  return ((round - 1) % 4) * quarter + randomInt(quarter + 1)
}

/** Makes the cases to save, and as many others to warm a server up with. */
async function prepare(world: OwnWorld, env: NodeJS.ProcessEnv, howMany: number) {
  const app = await AppProcess.start({ ...env, WORK_IN_PROCESS: 'true' })
  try {
    const user = await world.signIn(app.address)
    const [cases, others] = [await bringCases(user, howMany), await bringCases(user, howMany)]
    return { user, cases, others }
  } finally {
    await app.stop()
  }
}

/** Opens connections and loads what is loaded at the first use, so that a kill meets the writing. */
async function warmUp({ client }: OwnWorld, user: HttpUser, cases: readonly string[]) {
  const saves = savesOf(await caseStates(client, cases), 'WARM')
  await Promise.all(saves.map((save) => sendSave(user, save)))
}

type States = ReadonlyMap<string, CaseState>

class Counts implements SaveKills {
  kills = 0
  saves = 0
  answered = 0
  unanswered = 0
  undone = 0
  latestKill = LATEST_MS
  readonly problems: string[] = []

  /** Every save is there in each table, or in none; what was answered is there. */
  kill(saves: readonly Save[], answers: readonly (Answer | null)[], before: States, after: States) {
    this.kills++
    for (const [index, save] of saves.entries()) {
      this.saves++
      const [old, now] = [before.get(save.caseId)!, after.get(save.caseId)!]
      const isDone = sameState(now, afterSave(old, save))
      if (!isDone && !sameState(now, old)) this.#problem('half a save', { save, old, now })
      if (answers[index]?.body?.status !== true) this[isDone ? 'unanswered' : 'undone']++
      else if (isDone) this.answered++
      else this.#problem('answered and lost', { save, now })
    }
  }

  /** The same request with the same key: done now, or answered from before; once in either case. */
  retry(saves: readonly Save[], answers: readonly Answer[], before: States, after: States) {
    for (const [index, save] of saves.entries()) {
      const expected = afterSave(before.get(save.caseId)!, save)
      const { status, body } = answers[index]
      if (body?.data?.revision !== expected.revision) this.#problem('retry', { status, body })
      const now = after.get(save.caseId)!
      if (!sameState(now, expected)) this.#problem('not once after the retry', { expected, now })
    }
  }

  #problem(what: string, about: unknown) {
    this.problems.push(`${what}: ${JSON.stringify(about)}`)
  }
}
