import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { test } from '@japa/runner'

import { writeZip } from '#kernel/files/write_zip'
import { referenceFolder } from '#tests/reference'

import { answersOf } from '#plugins/gateway/answers/acknowledgement'
import { answersIn } from '#plugins/gateway/answers/answer_files'
import { readAcknowledgements } from '#plugins/gateway/answers/read_acknowledgement'
import { anAcknowledgement } from '#tests/invented/acknowledgement'

/** `元素 C.1.3 不能为空：患者𠮷`, whose last character has four bytes. */
const GB18030 = 'd4aacbd820432e312e3320b2bbc4dcceaabfd5a3babbbcd5df9534b235'

const given = (name: string) => readFileSync(join(referenceFolder()!, name))
const bytes = (text: string) => Buffer.from(text)
const one = (text: string) => readAcknowledgements(bytes(text))[0]!

test.group('Acknowledgements as receivers write them', (group) => {
  group.tap((each) => each.skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set'))

  test('one that accepts with warnings says so by its report, whatever the batch says', ({
    assert,
  }) => {
    const [read, ...others] = readAcknowledgements(
      given('gateway/acks/accepted_with_two_warnings.ack')
    )
    assert.isEmpty(others)
    assert.containsSubset(read, {
      ...{ number: '3230000001', sender: 'ZZFDATST_PREMKT', receiver: 'PVHOST', batchCode: 'AE' },
      ...{ at: '20260507015306-0400', batchNumber: 'PVHOST-20260506-0003', lacks: [] },
    })
    assert.containsSubset(read!.reports[0], {
      ...{ messageNumber: 'US-PVHOST-0003', localNumber: '858001', result: 'accepted' },
    })
    assert.match(read!.reports[0]!.texts[0]!, /^Safety report loaded;[^]*\n2: FDA\.C\.5\.6\.r is/)
    assert.deepEqual(
      answersOf(read!).map(({ result }) => result),
      ['accepted']
    )
  })

  test('one with empty parts, which no schema takes, is read all the same', ({ assert }) => {
    const [read] = readAcknowledgements(given('gateway/acks/parse_error_with_empty_parts.ack'))
    assert.containsSubset(read, { number: '3230000002', sender: 'CDER', batchCode: 'AR' })
    const [answer] = answersOf(read!)
    assert.equal(answer!.result, 'rejected')
    assert.deepEqual(answer!.numbers, ['PVHOST-20260429-0006', 'US-PVHOST-0006'])
    assert.lengthOf(answer!.texts, 2)
  })

  test('one of a partner has its texts to the last character', ({ assert }) => {
    const [read] = readAcknowledgements(given('cases/partner_ack_cut_text.ack'))
    assert.equal(read!.batchNumber, 'BATCH-DE-DEMOPHARMA-PARTNER-0000056')
    assert.equal(read!.at, '20221124081500+09')
    assert.equal(read!.reports[0]!.result, 'accepted')
    assert.isTrue(read!.reports[0]!.texts[0]!.endsWith('[C.5.1....'))
  })
})

test.group('Acknowledgements, read leniently', () => {
  test('are read in whatever encoding, also where it is not the declared one', ({ assert }) => {
    const text = '元素 C.1.3 不能为空：患者𠮷'
    const written = anAcknowledgement({ reports: [{ code: 'CR', texts: [text] }] })
    const declared = (name: string) => written.replace('UTF-8', name)
    const inGb18030 = (whole: string) => {
      const [before, after] = whole.split(text)
      return Buffer.concat([bytes(before!), Buffer.from(GB18030, 'hex'), bytes(after!)])
    }
    const utf16 = Buffer.from(declared('UTF-16'), 'utf16le')
    const encoded = [
      inGb18030(declared('GB18030')),
      inGb18030(written),
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]).swap16(),
      utf16,
      Buffer.from(declared('GBK')),
      Buffer.from(declared('no-such-encoding')),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(written)]),
    ]
    for (const file of encoded) {
      assert.deepEqual(readAcknowledgements(file)[0]!.reports[0]!.texts, [text])
    }
    const latin = declared('ISO-8859-1').replace(text, 'Größe')
    const read = readAcknowledgements(Buffer.from(latin, 'latin1'))
    assert.deepEqual(read[0]!.reports[0]!.texts, ['Größe'])
  })

  test('are read one after the other, from one file and from an archive', async ({ assert }) => {
    const files = ['A-1', 'A-2'].map((number) => anAcknowledgement({ number }))
    const numbers = readAcknowledgements(bytes(files.join('\n\n'))).map(({ number }) => number)
    assert.deepEqual(numbers, ['A-1', 'A-2'])
    const entries = async function* () {
      for (const [at, text] of files.entries()) yield { name: `${at}.ack`, bytes: bytes(text) }
    }
    const answers = await answersIn(await buffer(writeZip(entries())))
    assert.deepEqual(
      answers.map(({ number }) => number),
      ['A-1', 'A-2']
    )
  })

  test('are read with signs that were not written as entities, and cut off in the middle', ({
    assert,
  }) => {
    const odd = anAcknowledgement({ reports: [{ texts: ['T'] }] }).replace('>T<', '>a & b < 5<')
    assert.deepEqual(one(odd).reports[0]!.texts, ['a & b < 5'])
    const whole = anAcknowledgement({ reports: [{ code: 'CA', texts: ['Fine'] }] })
    const cut = one(whole.slice(0, whole.indexOf('Fine') + 4))
    assert.equal(cut.reports[0]!.result, 'accepted')
    assert.include(cut.lacks, 'ACK.A.1')
  })

  test('are read with prefixes, in any letters of a code, and without a namespace', ({
    assert,
  }) => {
    const written = anAcknowledgement({ reports: [{ code: 'cr' }] })
    const prefixed = written.replaceAll(/<(\/?)(?=[A-Za-z])/g, '<$1x:')
    assert.equal(one(prefixed).reports[0]!.result, 'rejected')
    assert.equal(one(written.replace(' xmlns="urn:hl7-org:v3"', '')).batchNumber, 'B-1')
  })

  test('say by their batch what became of a report only where they name none', ({ assert }) => {
    const results = (['AA', 'AE', 'AR'] as const).map((batchCode) =>
      answersOf(one(anAcknowledgement({ batchCode, reports: [] }))).map(({ result }) => result)
    )
    assert.deepEqual(results, [['accepted'], [null], ['rejected']])
    const odd = answersOf(one(anAcknowledgement({ batchCode: 'AR', reports: [{ code: 'XX' }] })))
    assert.deepEqual(
      odd.map(({ result }) => result),
      [null]
    )
  })

  test('are opened without following a document type', ({ assert }) => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>'
    const text = anAcknowledgement({ reports: [{ texts: ['T'] }] }).replace('>T<', '>&a;&b;<')
    const read = one(text.replace(/^<\?xml[^>]*\?>/, bomb))
    assert.deepEqual(read.reports[0]!.texts, ['&a;&b;'])
  })

  test('are none in what is no acknowledgement', async ({ assert }) => {
    for (const text of ['', 'no', '<a/>', '<ichicsrack/>', '\0\0\0', '<MCCI_IN200100UV01/>']) {
      assert.deepEqual(readAcknowledgements(bytes(text)), [])
    }
    assert.deepEqual(await answersIn(Buffer.from('PK\u0003\u0004broken')), [])
  })
})
