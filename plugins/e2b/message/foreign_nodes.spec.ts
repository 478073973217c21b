import { test } from '@japa/runner'

import { readMessage } from '#plugins/e2b/message/reader'
import { writeMessage } from '#plugins/e2b/message/writer'
import { catalogue, code, event, messageXml } from '#tests/e2b/message_fixture'

const ID = '11111111-1111-4111-8111-111111111111'

/** Ten things that no element stands for: where they are put in, and what must come out. */
const FOREIGN: [after: string, node: string, kept: string][] = [
  ['ITSVersion="XML_1.0">', '<securityText>for your eyes</securityText>', 'for your eyes'],
  [
    '<PORR_IN049016UV>',
    '<f:routing xmlns:f="urn:other" to="north"><f:hop/></f:routing>',
    'urn:other',
  ],
  ['<investigationEvent', ' id="not-known"', 'id="not-known"'],
  [
    '<primaryRole classCode="INVSBJ">',
    `<subjectOf2><observation>${code('9999')}<value xsi:type="ST">new</value></observation></subjectOf2>`,
    '9999',
  ],
  ['<player1 classCode="PSN" determinerCode="INSTANCE"', ' nullFlavor="MSK"', 'nullFlavor="MSK"'],
  [`${code('29')}`, '<text mediaType="text/plain">beside the event</text>', 'beside the event'],
  ['<value xsi:type="CE" code="10000001"', ' codeSystemNote="x"', 'codeSystemNote="x"'],
  ['codeSystem="2.16.840.1.113883.6.163">', '<qualifier><name code="q"/></qualifier>', 'code="q"'],
  ['</primaryRole>', 'loose words', 'loose words'],
  [
    '</adverseEventAssessment>',
    '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>',
    'href="file:///etc/passwd"',
  ],
]

test.group('what no element stands for', () => {
  test('each of ten foreign nodes is listed with its place and kept as it came, and nothing else is touched', ({
    assert,
  }) => {
    const value =
      '<value xsi:type="CE" code="10000001" codeSystem="2.16.840.1.113883.6.163"><originalText>Fever</originalText></value>'
    const plain = messageXml({ patient: event(ID, value) })
    const xml = FOREIGN.reduce(
      (text, [after, node]) => text.replace(after, `${after}${node}`),
      plain
    )
    const before = readMessage(Buffer.from(plain), catalogue)
    const { batch, unmapped, reports } = readMessage(Buffer.from(xml), catalogue)
    const listed = [...unmapped, ...reports[0]!.unmapped]
    assert.lengthOf(listed, FOREIGN.length)
    for (const [, node, kept] of FOREIGN) {
      assert.lengthOf(
        listed.filter((each) => each.xml.includes(kept)),
        1,
        node
      )
    }
    for (const { place } of listed) assert.match(place, /^\/MCCI_IN200100UV01\/[\w@{}:./[\]()-]+$/)
    assert.deepEqual(batch, before.batch)
    assert.deepEqual(reports[0]!.content, before.reports[0]!.content)
    assert.notInclude(writeMessage({ batch, reports }, catalogue), 'root:')
  })
})
