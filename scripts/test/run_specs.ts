import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { type FileResult, SpecQueue } from '../../tests/spec_queue.ts'
import { died, type Part, runSpecProcess, type SpecProcess } from './spec_process.ts'

/** Parts that are run one after the other, beside other lanes. */
export interface Lane {
  readonly parts: readonly Part[]
  /** It begins with the specs that wait most of their time, which the other lanes leave for last. */
  readonly waitsFirst?: boolean
}

/** Results of spec files by their paths. */
export type Results = ReadonlyMap<string, FileResult>

/** How often the process of a lane is begun anew after it died. */
const MOST_STARTS = 5

/**
 * Runs lanes side by side, each of them its parts one after the other, in a process with a database
 * and a server of its own. The lanes take their files from one queue: none of them waits for
 * another one before the last file of all. One whose process dies goes on with the files that are left.
 * @returns what became of each file; one that no process came to is red
 */
export async function runLanes(lanes: readonly Lane[]): Promise<Results> {
  const parts = [...new Set(lanes.flatMap((lane) => lane.parts))]
  console.log(`\nSpecs: ${parts.map(({ name }) => name).join(', ')}, ${lanes.length} side by side`)
  return withQueue(async (folder) => {
    const unrun: Part[] = []
    await Promise.all(
      lanes.map(async ({ parts: own, waitsFirst }, index) => {
        const lane = String(index + 1)
        for (const part of own) {
          const isRun = await runToEnd({ part, folder, lane, waitsFirst })
          if (!isRun) unrun.push(part)
        }
      })
    )
    const queue = new SpecQueue(folder)
    const results = queue.results()
    for (const file of queue.untaken()) results.set(file, died(file, 1))
    for (const { name } of unrun) results.set(name, died(name, 1))
    return results
  })
}

/** Begins a process anew after it died, as long as there are files for it; gives whether it ever came to them. */
async function runToEnd(process: SpecProcess): Promise<boolean> {
  const queue = new SpecQueue(process.folder)
  for (let starts = 0; starts < MOST_STARTS; starts++) {
    const isDone = await runSpecProcess(process)
    const isBegun = process.part.suites.some((suite) => queue.expected(suite).length > 0)
    if (isDone || (isBegun && queue.untaken().length === 0)) return true
  }
  return false
}

/** Runs one spec file once more: alone, in a process of its own, with limits four times as long. */
export async function runAlone(part: Part): Promise<FileResult | undefined> {
  return withQueue(async (folder) => {
    await runSpecProcess({ part, folder, patience: 4 })
    return new SpecQueue(folder).results().values().next().value
  })
}

async function withQueue<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  mkdirSync('tmp', { recursive: true })
  const folder = mkdtempSync(resolve('tmp/test-queue-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
