import { test } from '@japa/runner'

import { Refusal } from '#kernel/errors/define_errors'
import { loadCatalogue } from '#kernel/forms/load_catalogue'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { readMessage } from '#plugins/e2b/message/reader'
import { writeMessage } from '#plugins/e2b/message/writer'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { type Sample, samples } from '#tests/e2b/samples'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { referenceFolder } from '#tests/reference'

const COUNT = 5000
const catalogue = loadCatalogue()

/** Numbers from a seed, the same in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) % below
  }
}

type Below = (below: number) => number

/** What happens to files on their way: flipped bits, cuts, repeated and swapped parts, other text. */
const MUTATIONS: ((bytes: Buffer, below: Below) => Buffer)[] = [
  (bytes, below) => {
    const copy = Buffer.from(bytes)
    for (let count = 1 + below(5); count > 0; count--) copy[below(copy.length)]! ^= 1 << below(8)
    return copy
  },
  (bytes, below) => bytes.subarray(0, below(bytes.length)),
  (bytes, below) => {
    const [from, to] = [below(bytes.length), below(bytes.length)].sort((a, b) => a - b)
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from, to), bytes.subarray(to!)])
  },
  (bytes, below) => {
    const [from, to] = [below(bytes.length), below(bytes.length)].sort((a, b) => a - b)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to!)])
  },
  (bytes, below) => changeTag(bytes, below, (name) => `${name}X`),
  (bytes, below) => replaceOne(bytes, below, /="[^"]*"/g, () => `="${'9'.repeat(below(300))}"`),
  (bytes, below) => replaceOne(bytes, below, /<(\w+)[^<>]*\/>/g, () => ''),
  (bytes, below) => replaceOne(bytes, below, /<(\w+)[^<>]*\/>/g, (tag) => tag + tag),
  (bytes, below) => replaceOne(bytes, below, /code="[^"]*"/g, () => `code="${below(60)}"`),
  (bytes, below) =>
    replaceOne(
      bytes,
      below,
      /xsi:type="[^"]*"/g,
      () => `xsi:type="${['BL', 'CE', 'ED', 'PQ', 'IVL_TS', 'SXPR_TS', 'IVL_PQ', ''][below(8)]}"`
    ),
]

function replaceOne(
  bytes: Buffer,
  below: Below,
  pattern: RegExp,
  by: (found: string) => string
): Buffer {
  const text = bytes.toString()
  const found = [...text.matchAll(pattern)]
  const { index, 0: old } = found[below(found.length)]!
  return Buffer.from(text.slice(0, index) + by(old) + text.slice(index + old.length))
}

/** Renames one element throughout, so that the file stays well-formed. */
function changeTag(bytes: Buffer, below: Below, rename: (name: string) => string): Buffer {
  const text = bytes.toString()
  const names = [...new Set([...text.matchAll(/<(\w+)/g)].map(([, name]) => name!))]
  const name = names[below(names.length)]!
  return Buffer.from(
    text.replaceAll(new RegExp(`(</?)${name}(?=[\\s/>])`, 'g'), `$1${rename(name)}`)
  )
}

test.group('mutated messages', () => {
  test(`${COUNT} mutated messages: each is read or refused with a number, none crashes, memory stays`, async ({
    assert,
  }) => {
    const schema = (await schemaFixture())!
    const sources = samples()
    const below = numbers(20260301)
    const counts = { refused: 0, read: 0, valid: 0, unmapped: 0 }
    let worst = 0
    const memory = [process.memoryUsage().rss]
    for (let index = 0; index < COUNT; index++) {
      if (index === COUNT / 2) memory.push(process.memoryUsage().rss)
      const mutate = MUTATIONS[index % MUTATIONS.length]!
      const bytes = mutate(sources[below(sources.length)]!.bytes, below)
      const start = performance.now()
      const outcome = take(bytes, schema)
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
      .slice(1)
    console.log(
      `  ${COUNT} mutations: ${counts.refused} refused, ${counts.read} read (${counts.valid} valid, ` +
        `${counts.unmapped} parts listed), worst ${worst.toFixed(0)} ms, memory ${first!.toFixed(0)} MB more after the first half, ${second!.toFixed(0)} MB after the second`
    )
    assert.equal(counts.refused + counts.read, COUNT)
    assert.isAbove(counts.read, COUNT / 10)
    assert.isBelow(second!, 60)
  })
    .skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
    .timeout(300_000)
})

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
