import type { Assert } from '@japa/assert'

import { validateMessage } from '#plugins/e2b/schema/validate_message'
import type { ReadReport } from '#plugins/e2b/message/reader'
import { comparable } from '#tests/e2b/comparable'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { readReport } from '#tests/journeys/kit/read_report'

/** The file says what it should, element by element, and the ICH schema has no objection. */
export async function checkDownload(
  assert: Assert,
  bytes: Uint8Array,
  { content, envelope }: Pick<ReadReport, 'content' | 'envelope'>
) {
  const schema = await schemaFixture()
  if (schema) assert.deepEqual(validateMessage(bytes, schema).errors, [])
  const read = readReport(bytes)
  assert.deepEqual(comparable(read.content), comparable(content))
  assert.deepEqual(read.envelope, envelope)
}
