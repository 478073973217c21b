import { test } from '@japa/runner'

import { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition, GroupDefinition } from '#kernel/case/content/element_definition'
import { readCatalogueData } from '#kernel/case/forms/load_catalogue'
import messageCoverage from '#plugins/e2b/message/message_coverage'
import { readMessage } from '#plugins/e2b/message/reader'
import { unwritten } from '#plugins/e2b/message/unwritten'
import { writeMessage } from '#plugins/e2b/message/writer'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { comparable } from '#tests/e2b/comparable'
import { schemaFixture } from '#tests/e2b/schema_fixture'

const words = { en: 'Made up', zh: '虚构' }
const element = (id: string, type: ElementDefinition['type'], place: string, path: string[] = []) =>
  ({
    id,
    name: words,
    type,
    place,
    path,
    conformance: 'optional',
    plugin: 'fixture',
  }) as ElementDefinition
const group = (id: string, path: string[]): GroupDefinition => ({
  id,
  name: words,
  repeats: true,
  path,
})
const observation = (code: string) => `[observation/code[@code='${code}'][@codeSystem='1.2.3.4']]`

const data = readCatalogueData()
const more = [
  element(
    'X.1',
    'code',
    `$patient/subjectOf2${observation('X1')}/observation/value[@xsi:type='CE'][@codeSystem='1.2.3.5']/@code`
  ),
  element(
    'X.2.r.1',
    'text',
    `$patient/subjectOf2${observation('X2')}[r]/observation/value[@xsi:type='ST']/text()`,
    ['X.2.r']
  ),
  element(
    'E.i.X',
    'boolean',
    `$E.i/observation/outboundRelationship2[@typeCode='PERT']${observation('X3')}/observation/value[@xsi:type='BL']/@value`,
    ['E.i']
  ),
  element(
    'G.k.9.i.X',
    'code',
    `$drug/outboundRelationship2[@typeCode='PERT']${observation('X4')}[observation/outboundRelationship1[@typeCode='REFR']/actReference/id/@root=$G.k.9.i.1]/observation/value[@xsi:type='CE'][@codeSystem='1.2.3.5']/@code`,
    ['G.k', 'G.k.9.i']
  ),
]
const catalogueWith = (elements: ElementDefinition[], groups: GroupDefinition[] = []) =>
  new Catalogue({
    ...data,
    elements: [...data.elements, ...elements],
    groups: [...data.groups, ...groups],
  })

test.group('elements that a plugin brings', () => {
  test('an entry with a place is written into the message, valid, and read from it', async ({
    assert,
  }) => {
    const catalogue = catalogueWith(more, [group('X.2.r', ['X.2.r'])])
    const [E, G] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
    const content = {
      C_1_1: 'CN-1',
      X_1: '5',
      X_2_r: [
        { id: 'a', X_2_r_1: 'one' },
        { id: 'b', X_2_r_1: 'two' },
      ],
      E_i: [{ id: E!, E_i_X: true }],
      G_k: [{ id: G!, G_k_9_i: [{ id: 'c', G_k_9_i_1: E!, G_k_9_i_X: '7' }] }],
    }
    const batch = { N_1_1: '1', N_1_2: 'B', N_1_3: 'S', N_1_4: 'R', N_1_5: '2025-03-04T10:20:30' }
    const envelope = { N_2_r_1: 'M', N_2_r_2: 'S', N_2_r_3: 'R', N_2_r_4: '2025-03-04T10:20:30' }
    const xml = writeMessage({ batch, reports: [{ envelope, content }] }, catalogue)
    const [report] = readMessage(Buffer.from(xml), catalogue).reports
    assert.deepEqual(comparable(report!.content), comparable(content))
    assert.deepEqual(report!.unmapped, [])
    assert.deepEqual(unwritten(content, catalogue), [])
    const schema = await schemaFixture()
    if (schema) assert.deepEqual(validateMessage(xml, schema).errors, [])
  })

  test('reader and writer cover it, and every element of ICH', ({ assert }) => {
    const catalogue = catalogueWith(more, [group('X.2.r', ['X.2.r'])])
    for (const { elements, exempt } of messageCoverage) {
      const covered = new Set(elements(catalogue))
      for (const { id } of more) assert.isTrue(covered.has(id), id)
      const ich = data.elements.filter(({ profile }) => profile === undefined)
      assert.lengthOf(
        ich.filter(({ id }) => covered.has(id)),
        223
      )
      assert.lengthOf(
        Object.keys(exempt!(catalogue)).filter((id) => !/\.EU\.\d/.test(id)),
        0
      )
    }
  })

  test('an element without a place is named when it is filled', ({ assert }) => {
    const { place: _, ...placeless } = more[0]!
    const catalogue = catalogueWith([placeless as ElementDefinition])
    assert.deepEqual(unwritten({ C_1_1: 'A', X_1: '5' }, catalogue), ['X_1'])
    const kept = catalogueWith([{ ...placeless, keptHere: words } as ElementDefinition])
    assert.deepEqual(unwritten({ C_1_1: 'A', X_1: '5' }, kept), [], 'it belongs to the case alone')
    for (const { exempt } of messageCoverage) assert.equal(exempt!(kept)['X.1'], words.en)
  })

  test('a place that does not fit is refused in one sentence', ({ assert }) => {
    const refused =
      (place: string, path: string[] = []) =>
      () =>
        writeMessage(
          { batch: {}, reports: [] },
          catalogueWith([element('X.9', 'text', place, path)])
        )
    assert.throws(
      refused('$patient/nonsense/@value'),
      'The schema has no nonsense below primaryRole (PORR_MT049016UV.PrimaryRole)'
    )
    assert.throws(
      refused('$nowhere/x/@value'),
      '"$nowhere/x/@value": there is no place named $nowhere'
    )
    assert.throws(
      refused('$patient/player1/name/text()'),
      'X.9 and D_1 have the same place: $patient/player1/name/text()'
    )
    assert.throws(
      refused('$E.i/observation/text/text()'),
      'X.9 stands too deep: $E.i/observation/text/text()'
    )
    assert.throws(
      refused('$patient/id/@extension', ['X.9']),
      '"$patient/id/@extension" lacks the mark of a repetition: X.9 repeats'
    )
    assert.throws(
      refused('$patient/id[@root=1]/@extension'),
      '"$patient/id[@root=1]/@extension": a text in quotes expected at "1]/@extension"'
    )
    assert.throws(refused('$patient/id'), '"$patient/id" does not say where the value stands')
  })
})
