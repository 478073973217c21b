import { deflateRawSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'

import type { Words } from '#kernel/language/words'
import { USUAL_LIMIT } from '#plugins/e2b/intake/message_limit'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { readMessage } from '#plugins/e2b/message/reader'
import { attempt } from '#tests/e2b/attempt'
import { MESSAGE, REFUSED, utf16 } from '#tests/e2b/hostile_messages'
import { catalogue, messageXml } from '#tests/e2b/message_fixture'
import { sampleFiles } from '#tests/e2b/samples'
import { tellTime } from '#tests/e2b/tell_time'
import { referenceFolder } from '#tests/reference'

test.group('hostile messages', (group) => {
  group.each.setup(() => {
    attempt(Buffer.from(MESSAGE))
  })

  for (const [name, file, number, says] of REFUSED) {
    test(`refused in one sentence: ${name}`, ({ assert }) => {
      const { refusal, time } = attempt(Buffer.from(file))
      assert.equal(refusal?.number, number)
      assert.match(refusal!.data.detail!.en, says)
      assert.match(refusal!.data.detail!.zh, /[\u4e00-\u9fff]/)
      tellTime(time)
    })
  }

  test('too large a file is refused before it is looked at', ({ assert }) => {
    assert.throws(() => openMessage(Buffer.from(MESSAGE), { limit: 100 }), /the limit is/)
    const { refusal, time } = attempt(Buffer.alloc(65 * 1024 * 1024, 0x3c))
    assert.equal(refusal?.number, 3001)
    tellTime(time)
  })

  test('a processing instruction between the parts of a batch is no obstacle', ({ assert }) => {
    const root = /<MCCI_IN200100UV01[^>]*>/.exec(MESSAGE)![0]
    const { refusal } = attempt(Buffer.from(MESSAGE.replace(root, `${root}<?sender says ?>`)))
    assert.isUndefined(refusal)
  })

  test('XInclude is not followed: it is an unknown element like any other', ({ assert }) => {
    const include =
      '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>'
    const { text, unmapped, time } = attempt(
      Buffer.from(MESSAGE.replace('Narrative', `A${include}B`))
    )
    assert.equal(text, 'AB')
    assert.lengthOf(unmapped!, 1)
    assert.notInclude(unmapped![0]!.xml, 'root:')
    tellTime(time)
  })

  test('an element with 50,000 attributes is refused', ({ assert }) => {
    const attributes = Array.from({ length: 50_000 }, (_, index) => ` a${index}="x"`).join('')
    const file = Buffer.from(MESSAGE.replace('<text>', `<text${attributes}>`))
    const { refusal, time } = attempt(file)
    assert.equal(refusal?.number, 3001)
    assert.match(refusal!.data.detail!.en, /50000 attributes/)
    tellTime(time)
  })

  test('bytes that are UTF-8 beyond doubt are read as that, and it is noted', ({ assert }) => {
    const text = MESSAGE.replace('Narrative', '皮疹')
    for (const name of ['GB18030', 'ISO-8859-1']) {
      const notes: Words[] = []
      using document = openMessage(Buffer.from(text.replace('UTF-8', name)), { notes })
      assert.equal(readMessage(document, catalogue).reports[0]!.content.H_1, '皮疹')
      assert.deepEqual(
        notes.map(({ en }) => en),
        [`The file states ${name}, but its content is UTF-8; it was read as UTF-8.`]
      )
    }
  })

  test('bytes that could be UTF-8 as well are read as declared, and it is noted', ({ assert }) => {
    for (const [name, text] of [
      ['GB18030', '茅'],
      ['ISO-8859-1', 'Ã©'],
    ] as const) {
      const { read, said } = readAndNoted(Buffer.from(declaring(name, 'é')))
      assert.equal(read, text)
      assert.deepEqual(said, [
        `The file states ${name} and was read as such, but its content could also be UTF-8. Check accented letters and Chinese characters.`,
      ])
    }
  })

  test('nothing is noted of plain ASCII, nor of bytes that can only be what the file declares', ({
    assert,
  }) => {
    for (const name of ['GB18030', 'ISO-8859-1', 'US-ASCII', 'UTF-8']) {
      const { said } = readAndNoted(Buffer.from(declaring(name, 'Narrative')))
      assert.deepEqual(said, [])
    }
    assert.deepEqual(readAndNoted(Buffer.from(declaring('UTF-8', 'é'))), { read: 'é', said: [] })
    const latin = Buffer.from(declaring('ISO-8859-1', 'é'), 'latin1')
    assert.deepEqual(readAndNoted(latin), { read: 'é', said: [] })
  })

  test('a gzip file is told as that, with what to do, one that is too large as well', ({
    assert,
  }) => {
    const bytes = gzipSync(MESSAGE)
    for (const limit of [USUAL_LIMIT, bytes.length - 1]) {
      const { refusal } = attempt(bytes, limit)
      assert.equal(refusal?.number, 2701)
      assert.deepEqual(refusal!.data.detail, {
        en: 'This is a gzip file. Unpack it, or pack its content into a ZIP file.',
        zh: '该文件是 gzip 压缩文件，请先解压，或改用 ZIP 格式压缩。',
      })
    }
  })

  test('UTF-16, GB18030 and Latin-1 that are what they say are read', ({ assert }) => {
    const declared = (encoding: string) =>
      MESSAGE.replace('UTF-8', encoding).replace('Narrative', 'é')
    assert.equal(attempt(utf16(declared('UTF-16'))).text, 'é')
    assert.equal(attempt(Buffer.from(utf16(declared('UTF-16'))).swap16()).text, 'é')
    assert.equal(attempt(Buffer.from(declared('ISO-8859-1'), 'latin1')).text, 'é')
    const [start, end] = MESSAGE.replace('UTF-8', 'GB18030').split('Narrative')
    const chinese = Buffer.concat([
      Buffer.from(start!),
      Buffer.from([0xd6, 0xd0, 0xce, 0xc4]),
      Buffer.from(end!),
    ])
    assert.equal(attempt(chinese).text, '中文')
    assert.equal(attempt(Buffer.from(`\uFEFF${MESSAGE}`)).text, 'Narrative')
  })

  test('an attachment of 20 MB is read', ({ assert }) => {
    const base64 = Buffer.alloc(20 * 1024 * 1024, 7).toString('base64')
    const xml = messageXml({
      investigation: `<reference><document><code code="1" codeSystem="2.16.840.1.113883.3.989.2.1.1.27"/><text representation="B64">${base64}</text></document></reference>`,
    })
    using document = openMessage(Buffer.from(xml))
    const [report] = readMessage(document, catalogue).reports
    assert.equal([...report!.attachments.values()][0]!.length, 20 * 1024 * 1024)
  })

  test('attachments that inflate beyond measure are kept packed', ({ assert }) => {
    const bomb = deflateRawSync(Buffer.alloc(120 * 1024 * 1024)).toString('base64')
    const document = `<reference><document><code code="1" codeSystem="2.16.840.1.113883.3.989.2.1.1.27"/><text representation="B64" compression="DF">${bomb}</text></document></reference>`
    const { time, unmapped } = attempt(Buffer.from(messageXml({ investigation: document })))
    assert.lengthOf(unmapped!, 1)
    assert.include(unmapped![0]!.place, '/@compression')
    console.log(`  a document that inflates to 120 MB: ${time.toFixed(0)} ms`)
  })

  test('an acknowledgement and an E2B(R2) file of other makers are told by name', ({ assert }) => {
    const numbers = sampleFiles()
      .filter(({ name }) => name.endsWith('.ack') || name.includes('_R2'))
      .map(({ bytes }) => attempt(bytes).refusal?.number)
    assert.deepEqual(numbers, [2705, 2705])
  }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
})

function declaring(encoding: string, narrative: string): string {
  return MESSAGE.replace('UTF-8', encoding).replace('Narrative', narrative)
}

/** The narrative of a message, and what is noted of its bytes. */
function readAndNoted(bytes: Uint8Array) {
  const notes: Words[] = []
  using document = openMessage(bytes, { notes })
  const read = readMessage(document, catalogue).reports[0]!.content.H_1
  return { read, said: notes.map(({ en }) => en) }
}
