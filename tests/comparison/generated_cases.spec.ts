import { test } from '@japa/runner'
import fc from 'fast-check'

import { loadCatalogue } from '#kernel/forms/load_catalogue'
import { readMessage } from '#plugins/e2b/message/reader'
import { writeMessage } from '#plugins/e2b/message/writer'
import { compareTrees } from '#tests/comparison/compare_trees'
import { plainTree } from '#tests/comparison/plain_tree'
import { RandomCases } from '#tests/e2b/random_case'

const catalogue = loadCatalogue()
const COUNT = 500

test.group('a second opinion on generated cases', () => {
  test(`${COUNT} messages are the same, node by node, after they were read and written again`, ({
    assert,
  }) => {
    const cases = new RandomCases(catalogue, ({ profile }) => profile === undefined)
    const reports = fc.oneof(...[0.05, 0.1, 0.2, 0.4].map((density) => cases.report(density)))
    const messages = fc.sample(fc.tuple(cases.batch(), reports), { numRuns: COUNT, seed: 7 })
    for (const [batch, report] of messages) {
      const first = writeMessage({ batch, reports: [report] }, catalogue, {
        attachments: cases.attachments,
      })
      const read = readMessage(Buffer.from(first), catalogue)
      const attachments = new Map(read.reports.flatMap((each) => [...each.attachments]))
      const second = writeMessage(read, catalogue, { attachments })
      assert.deepEqual(compareTrees(plainTree(first), plainTree(second)), [])
    }
  }).timeout(120_000)
})
