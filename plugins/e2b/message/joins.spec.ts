import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import { writeMessage } from '#plugins/e2b/message/writer'
import {
  catalogue,
  causality,
  code,
  contentOf,
  drugs,
  event,
  messageXml,
  readReport,
} from '#tests/e2b/message_fixture'

const E1 = '11111111-1111-4111-8111-111111111111'
const E2 = '22222222-2222-4222-8222-222222222222'
const G1 = '33333333-3333-4333-8333-333333333333'
const joined = (source: string, result: string) =>
  `<value xsi:type="ST">${result}</value><author typeCode="AUT"><assignedEntity classCode="ASSIGNED"><code><originalText>${source}</originalText></code></assignedEntity></author>`
const role = (value: string) =>
  `<value xsi:type="CE" code="${value}" codeSystem="2.16.840.1.113883.3.989.2.1.1.13"/>`

test.group('joins between events and drugs', () => {
  test('several causality blocks of one pair are rows of that pair, wherever they stand', ({
    assert,
  }) => {
    const { G_k: drugRows } = contentOf({
      assessment: [
        causality('39', G1, joined('Reporter', 'Suspected'), E1),
        causality('39', G1, joined('Sponsor', 'Not suspected'), E2),
        causality('39', G1, joined('Sponsor', 'Suspected'), E1),
        causality('20', G1, role('1')),
      ].join(''),
      patient: event(E1) + event(E2) + drugs(`<id root="${G1}"/>`),
    })
    const [drug] = drugRows as Row[]
    assert.equal(drug!.G_k_1, '1')
    const pairs = drug!.G_k_9_i as Row[]
    assert.deepEqual(
      pairs.map((pair) => [
        pair.G_k_9_i_1,
        (pair.G_k_9_i_2_r as Row[]).map((row) => row.G_k_9_i_2_r_1),
      ]),
      [
        [E1, ['Reporter', 'Sponsor']],
        [E2, ['Sponsor']],
      ]
    )
  })

  test('intervals and rechallenge in the drug join the pair by their reaction', ({ assert }) => {
    const about = (id: string) =>
      `<actReference classCode="OBS" moodCode="EVN"><id root="${id}"/></actReference>`
    const { G_k: drugRows } = contentOf({
      patient:
        event(E1) +
        drugs(
          `<id root="${G1}"/>
          <outboundRelationship1 typeCode="SAS"><pauseQuantity value="3" unit="d"/>${about(E1)}</outboundRelationship1>
          <outboundRelationship1 typeCode="SAE"><pauseQuantity value="1" unit="h"/>${about(E1)}</outboundRelationship1>
          <outboundRelationship2 typeCode="PERT"><observation classCode="OBS" moodCode="EVN">${code('31')}<value xsi:type="CE" code="1" codeSystem="2.16.840.1.113883.3.989.2.1.1.16"/><outboundRelationship1 typeCode="REFR">${about(E1)}</outboundRelationship1></observation></outboundRelationship2>`
        ),
    })
    const { id, ...pair } = ((drugRows as Row[])[0]!.G_k_9_i as Row[])[0]!
    assert.isString(id)
    assert.deepEqual(pair, {
      G_k_9_i_1: E1,
      G_k_9_i_3_1a: '3',
      G_k_9_i_3_1b: 'd',
      G_k_9_i_3_2a: '1',
      G_k_9_i_3_2b: 'h',
      G_k_9_i_4: '1',
    })
  })

  test('OIDs as identifiers join as well, and become UUIDs', ({ assert }) => {
    const { content, unmapped } = readReport(
      messageXml({
        patient: event('1.2.3.4') + drugs('<id root="1.2.3" extension="drug"/>'),
        assessment: causality('39', '1.2.3" extension="drug', joined('A', 'B'), '1.2.3.4'),
      })
    )
    const reaction = (content.E_i as Row[])[0]!
    const pair = ((content.G_k as Row[])[0]!.G_k_9_i as Row[])[0]!
    assert.match(reaction.id, /^[0-9a-f-]{36}$/)
    assert.equal(pair.G_k_9_i_1, reaction.id)
    assert.deepEqual(unmapped, [])
  })

  test('a block for a drug that is not in the message is listed, not guessed', ({ assert }) => {
    const { content, unmapped } = readReport(
      messageXml({ patient: event(E1), assessment: causality('20', G1, role('1')) })
    )
    assert.notProperty(content, 'G_k')
    assert.lengthOf(unmapped, 1)
    assert.include(unmapped[0]!.xml, G1)
  })

  test('a pair without an assessment is written as a bare block and read again', ({ assert }) => {
    const content = {
      C_1_1: 'A',
      E_i: [{ id: E1 }],
      G_k: [{ id: G1, G_k_9_i: [{ id: 'pair', G_k_9_i_1: E1 }] }],
    }
    const xml = writeMessage({ batch: {}, reports: [{ envelope: {}, content }] }, catalogue)
    const drug = (readReport(xml).content.G_k as Row[])[0]!
    assert.equal((drug.G_k_9_i as Row[])[0]!.G_k_9_i_1, E1)
  })
})
