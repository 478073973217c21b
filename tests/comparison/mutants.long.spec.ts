import { test } from '@japa/runner'
import fc from 'fast-check'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { writeMessage } from '#plugins/e2b/message/writer'
import { untoldOfMutant } from '#tests/comparison/untold'
import { RandomCases } from '#tests/e2b/random_case'
import { type Sample, samples } from '#tests/e2b/samples'
import { howMany } from '#tests/faults/kit/how_many'
import { printProgress } from '#tests/faults/kit/print_progress'
import { printCounts } from '#tests/faults/kit/print_counts'
import { mutate, mutations } from '#tests/faults/kit/mutate'

/** Mutants that are read and compared; those that are refused come on top. */
const COUNT = howMany('MUTANTS', 3_100)
const GENERATED = 30
const seed = Number(process.env.SEED ?? 1)
const catalogue = loadCatalogue()

/** Messages of generated cases, so that a copy without the official samples has something too. */
function generated(): Sample[] {
  const cases = new RandomCases(catalogue, ({ profile }) => profile === undefined)
  const reports = fc.oneof(...[0.05, 0.2, 0.5].map((density) => cases.report(density)))
  return fc
    .sample(fc.tuple(cases.batch(), reports), { numRuns: GENERATED, seed })
    .map(([batch, report], index) => ({
      name: `generated ${index + 1}`,
      bytes: Buffer.from(
        writeMessage({ batch, reports: [report] }, catalogue, { attachments: cases.attachments })
      ),
    }))
}

test.group('mutants of readable messages', () => {
  test(`none of ${COUNT} loses a fact untold, or gains one (SEED=${seed})`, ({ assert }) => {
    const sources = [...samples(), ...generated()]
    const found: string[] = []
    let refused = 0
    for (let index = 0, read = 0; read < COUNT; index++) {
      // Another source after each round of mutations, so that every one meets every mutation.
      const { name, bytes } = sources[Math.floor(index / mutations.length) % sources.length]!
      const untold = untoldOfMutant(mutate(bytes, seed * 1_000_000 + index), catalogue)
      if (untold === undefined) refused++
      else printProgress('mutants', ++read, COUNT)
      for (const { kind, place, was, is } of untold ?? []) {
        found.push(`${name}, mutant ${index}: ${kind} ${place} ${was ?? ''} ${is ?? ''}`)
      }
    }
    printCounts('mutants', { seed, read: COUNT, refused, untold: found.length })
    assert.deepEqual(found, [])
  })
})
