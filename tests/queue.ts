import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Suite } from '@japa/runner/core'

import { FileResults } from '#tests/file_results'
import { lane } from '#tests/lane'
import { slowSpecs, waitingSpecs } from '#tests/slow_specs'
import { SpecQueue } from '#tests/spec_queue'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** What most specs run in a second, in bytes of their text; a browser takes its time. */
const BYTES_PER_SECOND = { spec: 5000, journey: 300 } as const

type Part = Suite['stack'][number]

const folder = process.env.TEST_QUEUE
// Taken out of the environment: a spec may run specs in a process of its own.
delete process.env.TEST_QUEUE

/** The queue of which this process takes its files, with others beside it (TEST_QUEUE names its folder). */
export const queue = folder ? new SpecQueue(folder) : undefined

/** What becomes of the files that this process takes. */
export const fileResults = new FileResults()

/** Whether this process begins with the specs that wait (TEST_BEGIN=waiting), or leaves them for last. */
const beginsWithWaiting = process.env.TEST_BEGIN === 'waiting'
delete process.env.TEST_BEGIN

/**
 * Has a suite run file by file, what takes long first, and each only when no process beside this
 * one has taken it: all of them are busy until the last file. One process begins with what waits, and
 * the others leave it to that one as long as there is anything else. What became of each file is left
 * in the queue.
 * @param options.results counts what becomes of them
 * @param options.waitsFirst whether it is the process that begins with what waits
 */
export function takeFrom(
  files: SpecQueue,
  suite: Suite,
  { results = fileResults, waitsFirst = beginsWithWaiting } = {}
) {
  suite.setup(() => {
    const parts = Map.groupBy(suite.stack, fileOf)
    files.expect(suite.name, [...parts.keys()])
    const isLater = (file: string) => Number(waitingSpecs.has(file) !== waitsFirst)
    const waiting = [...parts].sort(
      ([one], [other]) =>
        isLater(one) - isLater(other) || expectedSeconds(other) - expectedSeconds(one)
    )
    // The runner asks for the next part of a suite when the one before has ended.
    suite.stack[Symbol.iterator] = () => taken(files, waiting, results)
  })
}

function* taken(
  files: SpecQueue,
  waiting: readonly [string, Part[]][],
  results: FileResults
): Generator<Part, undefined> {
  for (const [file, parts] of waiting) {
    if (!files.take(file, lane)) continue
    results.begin()
    yield* parts
    results.end((result) => files.leave(file, result))
  }
  return undefined
}

const fileOf = ({ options }: Part) => relative(ROOT, options.meta.fileName)

function expectedSeconds(file: string): number {
  const kind = file.includes('.journey.') ? 'journey' : 'spec'
  return slowSpecs[file] ?? statSync(join(ROOT, file)).size / BYTES_PER_SECOND[kind]
}
