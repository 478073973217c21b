import type { Assert } from '@japa/assert'

import { Refusal } from '#kernel/errors/define_errors'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { readMessage } from '#plugins/e2b/message/reader'
import { writeMessage } from '#plugins/e2b/message/writer'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { type Sample, samples } from '#tests/e2b/samples'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { printCounts } from '#tests/faults/kit/print_counts'
import { mutate, mutations } from '#tests/faults/kit/mutate'

const catalogue = loadCatalogue()

/**
 * Spoils so many messages, reads each, and prints what became of them.
 * @returns how many megabytes the second half of them kept
 */
export async function tryMutations(count: number, assert: Assert): Promise<number> {
  const schema = (await schemaFixture())!
  const sources = samples()
  const counts = { refused: 0, read: 0, valid: 0, unmapped: 0 }
  let worst = 0
  const memory = [process.memoryUsage().rss]
  for (let index = 0; index < count; index++) {
    if (index === Math.floor(count / 2)) memory.push(process.memoryUsage().rss)
    // Another source after each round of mutations, so that every one meets every mutation.
    const source = sources[Math.floor(index / mutations.length) % sources.length]!
    const start = performance.now()
    const outcome = take(mutate(source.bytes, index), schema)
    worst = Math.max(worst, performance.now() - start)
    if (outcome instanceof Refusal) {
      counts.refused++
      assert.include([2701, 2705, 3001], outcome.number)
      assert.isNotEmpty(outcome.data.detail!.en)
      assert.isNotEmpty(outcome.data.detail!.zh)
    } else {
      counts.read++
      counts.valid += outcome.valid ? 1 : 0
      counts.unmapped += outcome.unmapped
    }
  }
  const [first, second] = [...memory, process.memoryUsage().rss]
    .map((bytes) => bytes / 1024 / 1024)
    .map((each, index, all) => each - (all[index - 1] ?? each))
    .slice(1) as [number, number]
  const [worstMs, firstHalfMb, secondHalfMb] = [worst, first, second].map(Math.round)
  printCounts('mutations', { ...counts, worstMs, firstHalfMb, secondHalfMb })
  assert.equal(counts.refused + counts.read, count)
  assert.isAbove(counts.read, count / 10)
  return second
}

/** Opens, validates, reads and writes; takes the refusal, and lets every other error through. */
function take(bytes: Sample['bytes'], schema: string) {
  try {
    using document = openMessage(bytes)
    const { valid } = validateMessage(document, schema)
    const message = readMessage(document, catalogue)
    const attachments = new Map(message.reports.flatMap((report) => [...report.attachments]))
    writeMessage(message, catalogue, { attachments })
    return { valid, unmapped: message.reports.flatMap(({ unmapped }) => unmapped).length }
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
