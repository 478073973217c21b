import { test } from '@japa/runner'

import { readMessage } from '#plugins/e2b/message/reader'
import { writeMessage } from '#plugins/e2b/message/writer'
import { comparable } from '#tests/e2b/comparable'
import {
  catalogue,
  code,
  event,
  messageXml,
  organizer,
  readReport,
} from '#tests/e2b/message_fixture'

const ID = '11111111-1111-4111-8111-111111111111'
const AGE = (value: string) =>
  `<subjectOf2 typeCode="SBJ"><observation classCode="OBS" moodCode="EVN">${code('3')}<value xsi:type="PQ" value="${value}" unit="a"/></observation></subjectOf2>`

const content = {
  C_1_1: 'CN-1',
  C_1_8_1: 'CN-1',
  C_1_9_1: true,
  C_1_9_1_r: [{ id: 'a', C_1_9_1_r_1: 'Hospital', C_1_9_1_r_2: 'H-7' }],
  C_1_10_r: [
    { id: 'b', C_1_10_r: 'CN-2' },
    { id: 'c', C_1_10_r: 'CN-3' },
  ],
  C_2_r: [{ id: 'd', C_2_r_1_2: 'Li', C_2_r_1_3: 'Wei', C_2_r_5: '1' }],
  C_3_1: '1',
  C_3_3_4: 'Only a middle name',
  D_1: 'AB',
  D_2_2a: '40',
  D_2_2b: 'a',
  D_7_2: 'None',
  D_10_4: '60.5',
  E_i: [{ id: ID, E_i_2_1b: '10000001', E_i_2_1a: '28.0', E_i_7: '1' }],
  H_2: 'Reporter',
  H_4: 'Sender',
  H_5_r: [{ id: 'e', H_5_r_1a: '摘要', H_5_r_1b: 'zho' }],
}

/** Turns the children of every element round; the text stays where it is. */
function reversed(xml: string): string {
  const [, declaration, body] = /^(<\?xml[^>]*>)(.*)$/s.exec(xml)!
  const token = /<(\/?)([\w.]+)([^>]*?)(\/?)>|[^<]+/g
  const stack: string[][] = [[]]
  const starts: string[] = []
  for (const [all, isEnd, name, attributes, isEmpty] of body!.matchAll(token)) {
    if (name === undefined || isEmpty) stack.at(-1)!.push(all)
    else if (!isEnd) {
      stack.push([])
      starts.push(`<${name}${attributes}>`)
    } else {
      const inside = stack.pop()!.reverse().join('')
      stack.at(-1)!.push(`${starts.pop()}${inside}</${name}>`)
    }
  }
  return declaration! + stack[0]!.join('')
}

test.group('structure of a message', () => {
  test('blocks in any order are read the same: elements are found by code, not by position', ({
    assert,
  }) => {
    const { C_2_r: _, C_3_3_4: __, ...positionless } = content
    const xml = writeMessage(
      { batch: { N_1_2: 'B' }, reports: [{ envelope: {}, content: positionless }] },
      catalogue
    )
    const sorted = (value: unknown) =>
      JSON.stringify(value, (_key, each) =>
        Array.isArray(each)
          ? each.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
          : each
      )
    const turned = readReport(reversed(xml))
    assert.equal(sorted(comparable(turned.content)), sorted(comparable(readReport(xml).content)))
    assert.deepEqual(turned.unmapped, [])
    assert.equal(sorted(comparable(turned.content)), sorted(comparable(positionless)))
  })

  test('a middle name without a given name stays the middle name', ({ assert }) => {
    const xml = writeMessage({ batch: {}, reports: [{ envelope: {}, content }] }, catalogue)
    assert.equal(readReport(xml).content.C_3_3_4, 'Only a middle name')
    assert.notProperty(readReport(xml).content, 'C_3_3_3')
  })

  test('every block may be missing: each element alone is written and read', ({ assert }) => {
    for (const [key, value] of Object.entries(content)) {
      const report = { envelope: {}, content: { [key]: value } }
      const read = readReport(writeMessage({ batch: {}, reports: [report] }, catalogue))
      assert.deepEqual(comparable(read.content), comparable(report.content), key)
      assert.deepEqual(read.unmapped, [], key)
    }
  })

  test('a batch of several reports comes apart into its cases, each with its own header', ({
    assert,
  }) => {
    const reports = [1, 2, 3].map((number) => ({
      envelope: { N_2_r_1: `M${number}`, N_2_r_4: `2025-03-0${number}` },
      content: { C_1_1: `CN-${number}`, D_1: `Patient ${number}` },
    }))
    const batch = { N_1_1: '1', N_1_2: 'B-1', N_1_3: 'S', N_1_4: 'R', N_1_5: '2025-03-04T10:20:30' }
    const read = readMessage(Buffer.from(writeMessage({ batch, reports }, catalogue)), catalogue)
    assert.deepEqual(read.batch, batch)
    assert.deepEqual(
      read.reports.map(({ envelope, content: each }) => ({ envelope, content: each })),
      reports
    )
  })

  test('a second value for the same element is listed, not mixed with the first', ({ assert }) => {
    const { content: read, unmapped } = readReport(messageXml({ patient: AGE('40') + AGE('41') }))
    assert.equal(read.D_2_2a, '40')
    assert.lengthOf(unmapped, 1)
    assert.include(unmapped[0]!.xml, 'value="41"')
    assert.match(unmapped[0]!.place, /\/subjectOf2\[2\]$/)
  })

  test('several folders of one kind are read as one', ({ assert }) => {
    const text = (value: string) =>
      `<component><observation>${code('18')}<value xsi:type="ED">${value}</value></observation></component>`
    const history = `<component><observation><code code="10000002" codeSystem="2.16.840.1.113883.6.163"/></observation></component>`
    const { content: read, unmapped } = readReport(
      messageXml({ patient: organizer('1', text('Text')) + organizer('1', history, history) })
    )
    assert.equal(read.D_7_2, 'Text')
    assert.lengthOf(read.D_7_1_r as unknown[], 2)
    assert.deepEqual(unmapped, [])
  })

  test('an event with a code of no known kind is not taken for another', ({ assert }) => {
    const { content: read, unmapped } = readReport(
      messageXml({ patient: event(ID).replace('code="29"', 'code="2999"') })
    )
    assert.deepEqual(read, {})
    assert.lengthOf(unmapped, 1)
  })
})
