import { test } from '@japa/runner'
import fc from 'fast-check'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { readMessage } from '#plugins/e2b/message/reader'
import { writeMessage } from '#plugins/e2b/message/writer'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { comparable } from '#tests/e2b/comparable'
import { RandomCases } from '#tests/e2b/random_case'
import { schemaFixture } from '#tests/e2b/schema_fixture'

const catalogue = loadCatalogue()

/**
 * Regional elements that take the room of others: the schema has one product code, one code of an
 * assessor and one result of an assessment in a block, so senders put them into blocks of their own.
 */
const SAME_ROOM: Record<string, RegExp> = {
  us: /^none$/,
  eu: /^G\.k\.9\.i\.2\.r\.[123]$/,
  jp: /^J2\.7\.1$/,
  kr: /^(?:D\.8\.r|D\.10\.8\.r)\.[23][ab]$|^G\.k\.2\.1\.[12][ab]$|^G\.k\.2\.3\.r\.2|^G\.k\.9\.i\.2\.r\.3/,
  cn: /^G\.k\.9\.i\.2\.r\.[13]$/,
}

test.group('random cases', () => {
  test('what is written is read again, every element and every null flavour, and is valid', async ({
    assert,
  }) => {
    const schema = await schemaFixture()
    const cases = new RandomCases(catalogue, ({ profile }) => profile === undefined)
    const reports = fc.oneof(...[0.1, 0.3, 0.6, 0.9, 1].map((density) => cases.report(density)))
    const message = fc.record({
      batch: cases.batch(),
      reports: fc.array(reports, { minLength: 1, maxLength: 2 }),
    })
    fc.assert(
      fc.property(message, (written) => {
        const xml = writeMessage(written, catalogue, { attachments: cases.attachments })
        if (schema) assert.deepEqual(validateMessage(xml, schema).errors, [])
        const read = readMessage(Buffer.from(xml), catalogue)
        assert.deepEqual(read.unmapped, [])
        assert.deepEqual(read.batch, written.batch)
        for (const [index, { envelope, content }] of written.reports.entries()) {
          const report = read.reports[index]!
          assert.deepEqual(report.unmapped, [])
          assert.deepEqual(report.envelope, envelope)
          assert.deepEqual(comparable(report.content), comparable(content))
        }
      }),
      { numRuns: 80, seed: 20260301 }
    )
    const elements = catalogue.elements.filter(({ profile }) => profile === undefined)
    const flavours = elements.flatMap(({ id, nullFlavors = [] }) =>
      nullFlavors.map((code) => `${id.replaceAll('.', '_')} ${code}`)
    )
    const covered = elements.filter(({ id }) => cases.filled.has(id.replaceAll('.', '_')))
    const coveredFlavours = flavours.filter((each) => cases.filled.has(each))
    console.log(
      `  elements covered: ${covered.length} of ${elements.length}, ` +
        `null flavours: ${coveredFlavours.length} of ${flavours.length}`
    )
    assert.lengthOf(covered, 223)
    assert.lengthOf(coveredFlavours, flavours.length)
  })

  for (const [profile, sameRoom] of Object.entries(SAME_ROOM)) {
    test(`the elements of ${profile} with a place are written, valid, and read again`, async ({
      assert,
    }) => {
      const schema = await schemaFixture()
      const cases = new RandomCases(catalogue, ({ id, place, profile: own }) =>
        sameRoom.test(id) ? false : own === undefined || (own === profile && place !== undefined)
      )
      const message = fc.tuple(cases.batch(), cases.report(0.7))
      for (const [batch, report] of fc.sample(message, { numRuns: 12, seed: 5 })) {
        const written = { batch, reports: [report] }
        const xml = writeMessage(written, catalogue, { attachments: cases.attachments })
        if (schema) assert.deepEqual(validateMessage(xml, schema).errors, [])
        const [read] = readMessage(Buffer.from(xml), catalogue, { profile }).reports
        assert.deepEqual(read!.unmapped, [])
        assert.deepEqual(comparable(read!.content), comparable(report.content))
      }
    })
  }
})
