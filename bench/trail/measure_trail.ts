import type { ApplicationService } from '@adonisjs/core/types'

import { asProject } from '#kernel/tenancy/as_project'
import { CaseLoader } from '#plugins/cases/contract'
import { generatedCases } from '#tests/invented/cases/generated_cases'

import { measureImport } from '../acts/messages.js'
import type { BenchDatabase } from '../database.js'
import { load } from '../machine.js'
import { percentiles, timed } from '../measure.js'
import { readUsed } from '../people/watch.js'
import { say } from '../say.js'
import { makeFiles } from '../xml_files.js'
import { type Step, steps, switchTrail } from './trail_switch.js'

const PROJECT = 'PH302'
/** Files of one import, and cases of one load. */
const IMPORTED = 32
const LOADED = 100

/** Times as long with all of the trail as without a part of it: a middle of pairs. */
export interface Ratios {
  readonly time: number
  /** Of the processors: what others do at the same time does not count. */
  readonly processor: number
}

export interface TrailResults {
  readonly rounds: number
  /** By what is done, beside each step that leaves something out. */
  readonly byAct: ReadonlyMap<string, ReadonlyMap<Step, Ratios>>
  readonly load: readonly [before: number, after: number]
}

interface Spent {
  readonly time: number
  readonly processor: number
}

/**
 * What the trail costs an import and a load of synthetic cases: done again and again, in turn with
 * all of it and without parts of it, in one database.
 */
export async function measureTrail(
  { app, database, home }: { app: ApplicationService; database: BenchDatabase; home: string },
  rounds: number
): Promise<TrailResults> {
  const before = load()
  const files = await makeFiles(`${home}/trail`, (rounds + 1) * steps.length * IMPORTED)
  const loader = await app.container.make(CaseLoader)
  let done = 0
  const acts: Record<string, () => Promise<unknown>> = {
    [`an import of ${IMPORTED} messages`]: () => {
      const from = done++ * IMPORTED
      return measureImport(app, files.slice(from, from + IMPORTED))
    },
    [`a load of ${LOADED} synthetic cases`]: () =>
      loader.load(LOADED, generatedCases(`TRAIL${done++}`)),
  }
  const byAct = new Map<string, ReadonlyMap<Step, Ratios>>()
  try {
    await asProject(PROJECT, 0, async () => {
      for (const [what, act] of Object.entries(acts)) {
        say(`The trail, with and without: ${what} ...`)
        done = 0
        const spent = new Map<Step, Spent[]>(steps.map((step) => [step, []]))
        for (let round = 0; round <= rounds; round++) {
          // Each has each turn as often.
          for (const at of steps.keys()) {
            const step = steps[(at + round) % steps.length]!
            await switchTrail(step)
            const used = await spend(database, act)
            // The first round is to become warm.
            if (round > 0) spent.get(step)!.push(used)
          }
        }
        byAct.set(what, ratios(spent))
      }
    })
  } finally {
    await switchTrail('all')
  }
  return { rounds, byAct, load: [before, load()] }
}

async function spend(database: BenchDatabase, act: () => Promise<unknown>): Promise<Spent> {
  const used = () => {
    const { server, database: postgres } = readUsed(process.pid, database.pid)
    return server + postgres
  }
  const before = used()
  const time = await timed(act)
  return { time, processor: used() - before }
}

function ratios(spent: ReadonlyMap<Step, readonly Spent[]>): Map<Step, Ratios> {
  const all = spent.get('all')!
  const ratio = (others: readonly Spent[], of: keyof Spent) =>
    percentiles(all.map((each, round) => each[of] / others[round]![of])).p50
  return new Map(
    [...spent]
      .filter(([step]) => step !== 'all')
      .map(([step, others]) => [
        step,
        { time: ratio(others, 'time'), processor: ratio(others, 'processor') },
      ])
  )
}
