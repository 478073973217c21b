import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import { writeMessage } from '#plugins/e2b/message/writer'
import {
  catalogue,
  code,
  contentOf,
  event,
  messageXml,
  readReport,
} from '#tests/e2b/message_fixture'

const ID = '11111111-1111-4111-8111-111111111111'
const MEDDRA = '2.16.840.1.113883.6.163'

test.group('values of a message', () => {
  test('missing seriousness stays missing, and what is said stays as it was said', ({ assert }) => {
    const serious = (value: string, flag: string) =>
      `<outboundRelationship2 typeCode="PERT"><observation classCode="OBS" moodCode="EVN">${code(value)}<value xsi:type="BL" ${flag}/></observation></outboundRelationship2>`
    const patient = event(
      ID,
      serious('34', 'value="true"') +
        serious('21', 'nullFlavor="NI"') +
        serious('33', 'value="false"')
    )
    const { id, ...values } = (contentOf({ patient }).E_i as Row[])[0]!
    assert.equal(id, ID)
    assert.deepEqual(values, { E_i_3_2a: true, E_i_3_2b: { nullFlavor: 'NI' }, E_i_3_2c: false })
  })

  test('uncoded text, codes of other systems, unlisted codes and too long values are kept', ({
    assert,
  }) => {
    const value = (attributes: string) =>
      `<value xsi:type="CE" ${attributes}><originalText language="deu">Kopfschmerz</originalText></value>`
    const read = (attributes: string) => {
      const { id: _, ...values } = (
        contentOf({ patient: event(ID, value(attributes)) }).E_i as Row[]
      )[0]!
      return values
    }
    const text = { E_i_1_1a: 'Kopfschmerz', E_i_1_1b: 'deu' }
    assert.deepEqual(read('nullFlavor="UNK"'), { ...text, E_i_2_1b: { nullFlavor: 'UNK' } })
    assert.deepEqual(read(`codeSystem="${MEDDRA}"`), text)
    assert.deepEqual(read('code="R51" codeSystem="2.16.840.1.113883.6.3" displayName="Headache"'), {
      ...text,
      E_i_2_1b: { value: 'R51', codeSystem: '2.16.840.1.113883.6.3', displayName: 'Headache' },
    })
    const sex = (attributes: string) =>
      readReport(
        messageXml().replace(
          /(<player1[^>]*)\/>/,
          `$1><name>${'A'.repeat(500)}</name><administrativeGenderCode ${attributes} codeSystem="1.0.5218"/></player1>`
        )
      ).content
    assert.equal(sex('code="77"').D_5, '77')
    assert.equal((sex('code="1"').D_1 as string).length, 500)
  })

  test('signs that XML has to escape survive, also where they look like references', ({
    assert,
  }) => {
    const text = '& &amp; &#10; <b> "quoted" \r\n\tline ]]> 😀'
    const content = { C_1_1: text, H_1: text }
    const xml = writeMessage({ batch: {}, reports: [{ envelope: {}, content }] }, catalogue)
    const report = readReport(xml)
    assert.equal(report.content.H_1, text)
    assert.equal(report.content.C_1_1, text)
    const control = { H_1: 'a\u0001b\uD800c' }
    const safe = writeMessage(
      { batch: {}, reports: [{ envelope: {}, content: control }] },
      catalogue
    )
    assert.equal(readReport(safe).content.H_1, 'a\uFFFDb\uFFFDc')
  })
})
