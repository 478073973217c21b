import { test } from '@japa/runner'

import { messageDifferences } from '#plugins/e2b/message/message_differences'
import { elementOf } from '#plugins/e2b/message/reader'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { catalogue, causality, code, drugs, event, messageXml } from '#tests/e2b/message_fixture'

const [FIRST, SECOND] = [1, 2].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`)
const ROLE = '2.16.840.1.113883.3.989.2.1.1.13'

type Parts = Parameters<typeof messageXml>[0]

const drug = (id: string, inside = '') =>
  `<id root="${id}"/><consumable><instanceOfKind><kindOfProduct classCode="MMAT" determinerCode="KIND"><name>${id}</name>${inside}</kindOfProduct></instanceOfKind></consumable>`
const ingredient = (name: string) =>
  `<ingredient classCode="ACTI"><ingredientSubstance classCode="MMAT" determinerCode="KIND"><name>${name}</name></ingredientSubstance></ingredient>`
const role = (id: string, value: string) =>
  causality('20', id, `<value xsi:type="CE" code="${value}" codeSystem="${ROLE}"/>`)
const opinion = (id: string, text: string) =>
  causality('39', id, `<value xsi:type="ST">${text}</value>`, FIRST)
const observation = (kind: string, value: string) =>
  `<subjectOf2 typeCode="SBJ"><observation classCode="OBS" moodCode="EVN">${code(kind)}<value xsi:type="BL" value="${value}"/></observation></subjectOf2>`
const reporter = (...given: string[]) =>
  `<outboundRelationship typeCode="SPRT"><relatedInvestigation classCode="INVSTG" moodCode="EVN">${code('2', '2.16.840.1.113883.3.989.2.1.1.22')}<subjectOf2 typeCode="SUBJ"><controlActEvent classCode="CACT" moodCode="EVN"><author typeCode="AUT"><assignedEntity classCode="ASSIGNED"><assignedPerson classCode="PSN" determinerCode="INSTANCE"><name>${given.map((name) => `<given>${name}</given>`).join('')}</name></assignedPerson></assignedEntity></author></controlActEvent></subjectOf2></relatedInvestigation></outboundRelationship>`

/** What is told of two messages: kind, the end of the place, and why it carries no fact. */
function told(before: Parts, after: Parts) {
  const [came, written] = [before, after].map((parts) => elementOf(Buffer.from(messageXml(parts))))
  return messageDifferences(came!, written!, catalogue).map(({ kind, place, allowed }) => [
    kind,
    place.split('/').at(-1),
    allowed,
  ])
}

/** What a round trip tells of the order of a message. */
function orderOf(parts: Parts) {
  const { changes } = roundTrip(Buffer.from(messageXml(parts)), catalogue)
  return changes.flatMap(({ kind, place, is, allowed }) =>
    kind === 'moved' ? [[place.split('/').at(-1), is!.split('/').at(-1), allowed]] : []
  )
}

test.group('The order of elements beside each other', () => {
  test('is told, as a fault, where rows of one group changed it', ({ assert }) => {
    const [one, other] = [drug(FIRST!), drug(SECOND!)]
    assert.deepEqual(told({ patient: drugs(one, other) }, { patient: drugs(other, one) }), [
      ['moved', 'component[1]', undefined],
    ])
  })

  test('is told wherever it changed, in elements that are the same otherwise', ({ assert }) => {
    const rows = ['A', 'B', 'C', 'D'].map(ingredient)
    const [before, after] = [rows, [...rows.slice(1), rows[0]!]].map((each) => ({
      patient: drugs(drug(FIRST!, each.join('')), drug(SECOND!)),
    }))
    assert.deepEqual(told(before!, after!), [['moved', 'ingredient[1]', undefined]])
  })

  test('says which name is the middle one', ({ assert }) => {
    const [before, after] = [reporter('Li', 'Wei'), reporter('Wei', 'Li')]
    assert.deepEqual(told({ investigation: before }, { investigation: after }), [
      ['moved', 'given[1]', undefined],
    ])
  })

  test('says nothing between blocks that name what they belong to, and is counted', ({
    assert,
  }) => {
    const [one, other] = [role(FIRST!, '1'), role(SECOND!, '2')]
    assert.deepEqual(told({ assessment: one + other }, { assessment: other + one }), [
      ['moved', 'component[1]', 'order'],
    ])
    const [yes, no] = [opinion(FIRST!, 'Certain'), opinion(FIRST!, 'Unlikely')]
    assert.deepEqual(
      told({ assessment: yes + no }, { assessment: no + yes }),
      [['moved', 'component[1]', undefined]],
      'two opinions on one drug and one event are rows'
    )
  })

  test('says nothing between elements that their codes tell apart, and is counted', ({
    assert,
  }) => {
    const [one, other] = [observation('5', 'true'), event(FIRST!)]
    assert.deepEqual(told({ patient: one + other }, { patient: other + one }), [
      ['moved', 'subjectOf2[1]', 'order'],
    ])
  })

  test('is kept by a round trip among rows; what is no row stands behind them, which is counted', ({
    assert,
  }) => {
    const unknown = '<substanceX/>'
    const patient = drugs(drug(FIRST!), unknown, drug(SECOND!))
    assert.deepEqual(orderOf({ patient }), [['component[2]', 'component[3]', 'order']])
    assert.deepEqual(orderOf({ patient: drugs(drug(FIRST!), drug(SECOND!)) }), [])
  })

  test('of the schema is counted where the message had another', ({ assert }) => {
    const patient = event(FIRST!, '').replace(/(<id [^>]*>)(<code [^>]*>)/, '$2$1')
    assert.deepEqual(orderOf({ patient: patient + observation('5', 'true') }), [
      ['code', 'code', 'order'],
      ['subjectOf2[1]', 'subjectOf2[2]', 'order'],
    ])
  })
})
