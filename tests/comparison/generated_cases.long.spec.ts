import { test } from '@japa/runner'
import fc from 'fast-check'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { readMessage } from '#plugins/e2b/message/reader'
import { writeMessage } from '#plugins/e2b/message/writer'
import { compareTrees, type TreeDifference } from '#tests/comparison/compare_trees'
import { plainTree } from '#tests/comparison/plain_tree'
import { RandomCases } from '#tests/e2b/random_case'

const catalogue = loadCatalogue()
const COUNT = 500

/**
 * A pair of drug and event has no place of its own in a message: its intervals, whether it recurred
 * (code 31), its assessments (code 39) each name both. In which order pairs stand says nothing.
 */
const OF_PAIRS =
  /^(?:outboundRelationship1|outboundRelationship2\/observation 31|component\/causalityAssessment 39)/

const isOrderOfPairs = ({ kind, what }: TreeDifference) => kind === 'moved' && OF_PAIRS.test(what!)

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
      const found = compareTrees(plainTree(first), plainTree(second))
      assert.deepEqual(
        found.filter((difference) => !isOrderOfPairs(difference)),
        []
      )
    }
  })
})
