import { test } from '@japa/runner'

import { writeFitting } from '#plugins/e2b/exchange/write_fitting'
import type { Unmapped } from '#plugins/e2b/message/unmapped_parts'
import { readMessage } from '#plugins/e2b/message/reader'
import { writeAll, type WriteMessage } from '#plugins/e2b/message/writer'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { catalogue } from '#tests/e2b/message_fixture'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { messageWith } from '#tests/e2b/valid_message'
import { referenceFolder } from '#tests/reference'

/** Reads a message and writes it again, as an export does; tells how often it was written. */
async function writtenAgain(xml: string, most?: number) {
  const schema = (await schemaFixture())!
  const message = readMessage(Buffer.from(xml), catalogue)
  let times = 0
  const write = (each: WriteMessage) => {
    times++
    const { xml: text, left } = writeAll(each, catalogue)
    const { errors } = validateMessage(text, schema)
    return { xml: Buffer.from(text), left, schemaErrors: errors.map((error) => error.message) }
  }
  return { ...writeFitting(message, catalogue, write, most), times }
}

const told = (left: readonly Unmapped[]) =>
  left.map(({ place, xml }) => `${place.replace(/^.*(\/[^/]+\/[^/]+)$/, '$1')} ${xml}`)

const valid = messageWith().toString()

/** A way of writing that is good, and that must survive beside one that is not. */
const named = valid.replace('code="29"', 'code="29" displayName="reaction"')

test.group('What was kept and would make a message invalid', (group) => {
  group.tap((each) => each.skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set'))

  test('nothing is left out of a message that is valid with it', async ({ assert }) => {
    const { schemaErrors, left, xml } = await writtenAgain(named)
    assert.deepEqual([schemaErrors, left], [[], []])
    assert.include(Buffer.from(xml).toString(), 'displayName="reaction"')
  })

  test('a part is left out and told; other parts and how codes were named go back', async ({
    assert,
  }) => {
    const xml = named
      .replace('<primaryRole classCode="INVSBJ">', '$&<id root="not an identifier"/>')
      .replace('<name>AB</name>', '<name>AB<given>Ann</given></name>')
    const written = await writtenAgain(xml)
    assert.deepEqual(written.schemaErrors, [])
    assert.deepEqual(told(written.left), ['/primaryRole/id <id root="not an identifier"/>'])
    const text = Buffer.from(written.xml).toString()
    assert.include(text, 'displayName="reaction"')
    assert.include(text, '<given>Ann</given>')
  })

  test('a way of writing is left out and told, once, and nothing else', async ({ assert }) => {
    const xml = named
      .replace('classCode="INVSBJ"', 'classCode="NONE"')
      .replace(' ITSVersion="XML_1.0"', '')
    const written = await writtenAgain(xml)
    assert.deepEqual(written.schemaErrors, [])
    assert.deepEqual(told(written.left).sort(), [
      '/MCCI_IN200100UV01/@ITSVersion ',
      '/primaryRole/@classCode classCode="NONE"',
    ])
    assert.include(Buffer.from(written.xml).toString(), 'displayName="reaction"')
  })

  test('is not sought for ever: what is not found to fit is left out, and told', async ({
    assert,
  }) => {
    const ids = Array.from({ length: 40 }, (_, at) => `<id root="not an identifier ${at}"/>`)
    const xml = named.replace('<primaryRole classCode="INVSBJ">', `$&${ids.join('')}`)
    const { schemaErrors, left, times } = await writtenAgain(xml, 5 * xml.length)
    assert.deepEqual(schemaErrors, [])
    assert.isAtLeast(left.length, ids.length)
    // Whole, without anything, and at the end with and without what does not fit.
    assert.isAtMost(times, 4 + 5)
  })

  test('a message that is invalid by itself is told as that', async ({ assert }) => {
    const { schemaErrors } = await writtenAgain(named.replace('unit="mg"', 'unit="m g"'))
    assert.isNotEmpty(schemaErrors)
  })
})
