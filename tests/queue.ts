import { closeSync, openSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Suite } from '@japa/runner/core'

import { slowSpecs, waitingSpecs } from '#tests/slow_specs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** What most specs run in a second, in bytes of their text; a browser takes its time. */
const BYTES_PER_SECOND = { spec: 5000, journey: 300 } as const

type Part = Suite['stack'][number]

/** Folder of the queue of which this process takes its files, with others beside it (TEST_QUEUE). */
export const queue = process.env.TEST_QUEUE
// Taken out of the environment: a spec may run specs in a process of its own.
delete process.env.TEST_QUEUE

/** Whether this process begins with the specs that wait (TEST_BEGIN=waiting), or leaves them for last. */
const beginsWithWaiting = process.env.TEST_BEGIN === 'waiting'
delete process.env.TEST_BEGIN

/** Seconds that each file took which this process has run. */
export const secondsOfFiles: Record<string, number> = {}

/**
 * Has a suite run file by file, what takes long first, and each only when no process beside this
 * one has taken it: all of them are busy until the last file. One process begins with what waits, and
 * the others leave it to that one as long as there is anything else.
 * @param folder where whoever takes a file leaves its name
 * @param seconds where it is noted how long each took
 * @param waitsFirst whether it is the process that begins with what waits
 */
export function takeFrom(
  folder: string,
  suite: Suite,
  seconds = secondsOfFiles,
  waitsFirst = beginsWithWaiting
) {
  suite.setup(() => {
    const files = Map.groupBy(suite.stack, fileOf)
    const isLater = (file: string) => Number(waitingSpecs.has(file) !== waitsFirst)
    const waiting = [...files].sort(
      ([one], [other]) =>
        isLater(one) - isLater(other) || expectedSeconds(other) - expectedSeconds(one)
    )
    // The runner asks for the next part of a suite when the one before has ended.
    suite.stack[Symbol.iterator] = () => taken(folder, waiting, seconds)
  })
}

function* taken(
  folder: string,
  waiting: readonly [string, Part[]][],
  seconds: Record<string, number>
): Generator<Part, undefined> {
  for (const [file, parts] of waiting) {
    if (!take(folder, file)) continue
    const began = performance.now()
    yield* parts
    seconds[file] = (performance.now() - began) / 1000
  }
  return undefined
}

/** Takes a file, unless somebody has: gives whether it is ours. */
export function take(folder: string, file: string): boolean {
  try {
    closeSync(openSync(join(folder, encodeURIComponent(file)), 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const fileOf = ({ options }: Part) => relative(ROOT, options.meta.fileName)

function expectedSeconds(file: string): number {
  const kind = file.includes('.journey.') ? 'journey' : 'spec'
  return slowSpecs[file] ?? statSync(join(ROOT, file)).size / BYTES_PER_SECOND[kind]
}
