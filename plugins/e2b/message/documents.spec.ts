import { createHash } from 'node:crypto'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import { writeMessage } from '#plugins/e2b/message/writer'
import { catalogue, messageXml, readReport } from '#tests/e2b/message_fixture'

test.group('documents in a message', () => {
  test('base64 and deflated documents are unpacked, named and written as they came', ({
    assert,
  }) => {
    const bytes = Buffer.from('The report itself, quite short. '.repeat(20))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const document = (content: Buffer, compression: string) =>
      messageXml({
        investigation: `<reference typeCode="REFR"><document classCode="DOC" moodCode="EVN"><code code="1" codeSystem="2.16.840.1.113883.3.989.2.1.1.27"/><title>Report</title><text mediaType="application/pdf" representation="B64"${compression}><reference value="a.pdf"/>\n${content.toString('base64').replace(/.{60}/g, '$&\n')}</text></document></reference>`,
      })
    const plain = { file: sha256, name: 'a.pdf', mediaType: 'application/pdf', size: bytes.length }
    for (const [content, compression, leaf] of [
      [bytes, '', plain],
      [deflateRawSync(bytes), ' compression="DF"', { ...plain, compressed: true }],
      [deflateSync(bytes), ' compression="DF"', { ...plain, compressed: true }],
    ] as const) {
      const report = readReport(document(content, compression))
      assert.deepEqual(report.unmapped, [])
      assert.deepEqual((report.content.C_1_6_1_r as Row[])[0]!.C_1_6_1_r_2, leaf)
      assert.isTrue(bytes.equals(report.attachments.get(sha256)!))
      const message = { batch: {}, reports: [report] }
      const again = readReport(
        writeMessage(message, catalogue, { attachments: report.attachments })
      )
      assert.deepEqual((again.content.C_1_6_1_r as Row[])[0]!.C_1_6_1_r_2, leaf)
    }
  })

  test('a document that claims to be deflated and is not is kept, and the claim is listed', ({
    assert,
  }) => {
    const report = readReport(
      messageXml({
        investigation: `<reference typeCode="REFR"><document><code code="2" codeSystem="2.16.840.1.113883.3.989.2.1.1.27"/><text representation="B64" compression="DF">${Buffer.from([255, 254, 253, 252]).toString('base64')}</text></document></reference>`,
      })
    )
    const leaf = (report.content.C_4_r as Row[])[0]!.C_4_r_2 as { file: string }
    assert.deepEqual([...report.attachments.get(leaf.file)!], [255, 254, 253, 252])
    assert.include(report.unmapped[0]!.place, '/@compression')
  })

  test('a document whose bytes are not at hand is never left out in silence', ({ assert }) => {
    const content = { C_4_r: [{ id: 'a', C_4_r_2: { file: 'f'.repeat(64) } }] }
    assert.throws(
      () => writeMessage({ batch: {}, reports: [{ envelope: {}, content }] }, catalogue),
      `The content of the document ${'f'.repeat(64)} is missing`
    )
  })
})
