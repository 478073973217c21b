import { test } from '@japa/runner'

import { readMessage } from '#plugins/e2b/message/reader'
import { writeAll } from '#plugins/e2b/message/writer'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import type { Row } from '#kernel/case/content/case_content'
import { catalogue } from '#tests/e2b/message_fixture'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { messageWith } from '#tests/e2b/valid_message'
import { referenceFolder } from '#tests/reference'

/** What the schema of ICH says against a message whose drug and event have these assessments. */
async function schemaErrors(assessments: readonly object[]): Promise<string[]> {
  const message = readMessage(messageWith(), catalogue)
  const [report] = message.reports
  const rows = assessments.map((each, at) => ({ id: `assessment ${at}`, ...each })) as Row[]
  const [drug, ...others] = report!.content.G_k as Row[]
  const [pair] = drug!.G_k_9_i as Row[]
  const content = {
    ...report!.content,
    G_k: [{ ...drug!, G_k_9_i: [{ ...pair!, G_k_9_i_2_r: rows }] }, ...others] as Row[],
  }
  const { xml } = writeAll({ ...message, reports: [{ ...report!, content }] }, catalogue)
  return validateMessage(xml, (await schemaFixture())!).errors.map(({ message: text }) => text)
}

const words = { G_k_9_i_2_r_1: 'Reporter', G_k_9_i_2_r_3: 'Related' }

test.group('Assessments in words of ICH and in codes of China', (group) => {
  group.tap((each) => each.skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set'))

  test('are a valid message beside each other, and where one has its source in one way and its result in the other', async ({
    assert,
  }) => {
    const codes = { G_k_9_i_2_r_CN_1: '1', G_k_9_i_2_r_CN_2: '3' }
    assert.deepEqual(await schemaErrors([words, codes]), [])
    const mixed = [
      { G_k_9_i_2_r_1: 'Reporter', G_k_9_i_2_r_CN_2: '3' },
      { G_k_9_i_2_r_CN_1: '1', G_k_9_i_2_r_3: 'Related' },
    ]
    assert.deepEqual(await schemaErrors(mixed), [])
  })

  test('are none where one has its source or its result in both: E2B-01c finds them', async ({
    assert,
  }) => {
    assert.isNotEmpty(await schemaErrors([{ ...words, G_k_9_i_2_r_CN_1: '1' }]))
    assert.isNotEmpty(await schemaErrors([{ ...words, G_k_9_i_2_r_CN_2: '3' }]))
  })
})
