import { test } from '@japa/runner'

import { roundTrip } from '#plugins/e2b/message/round_trip'
import { untoldOf } from '#tests/comparison/untold'
import { catalogue, causality, drugs, messageXml } from '#tests/e2b/message_fixture'

const drug = (name: string) =>
  `<consumable><instanceOfKind><kindOfProduct classCode="MMAT" determinerCode="KIND"><name>${name}</name></kindOfProduct></instanceOfKind></consumable><note xmlns="urn:x">kept</note>`
const came = messageXml({ patient: drugs(drug('A'), drug('B')) })
const result = roundTrip(Buffer.from(came), catalogue)
const [first, second] = result.left

const untold = (changed: Partial<typeof result>) =>
  untoldOf(came, { ...result, ...changed }).map(
    ({ kind, place }) => `${kind} ${place.replace(/.*organizer/, '')}`
  )

test.group('What was told of a message', () => {
  test('goes for its own place: a part left out at the first drug is none at the second', ({
    assert,
  }) => {
    assert.lengthOf(result.left, 2)
    assert.deepEqual(untold({}), [])
    const lost = [
      'lost /component[2]/substanceAdministration/{urn:x}note',
      'lost /component[2]/substanceAdministration/{urn:x}note/text()',
    ]
    assert.deepEqual(untold({ left: [first!] }), lost)
    assert.deepEqual(untold({ left: [first!, first!] }), lost, 'told twice, it goes for one')
  })

  test('is of something that stood in the message', ({ assert }) => {
    const place = second!.place.replace('component[2]', 'component[3]')
    assert.deepEqual(untold({ left: [...result.left, { ...second!, place }] }), [
      'added /component[3]/substanceAdministration/{urn:x}note',
    ])
  })

  test('does not go for what stands in the message that was written', ({ assert }) => {
    const place = first!.place.replace(/\{urn:x\}.*/, 'consumable')
    assert.deepEqual(untold({ left: [...result.left, { ...first!, place }] }).slice(0, 1), [
      'added /component[1]/substanceAdministration/consumable',
    ])
  })

  test('of what a further folder says of itself goes for just that', ({ assert }) => {
    const folder = (text: string, name: string) =>
      drugs(drug(name)).replace('<organizer', `${text}<organizer`)
    const xml = messageXml({ patient: folder('A', 'A') + folder('B', 'B') })
    const trip = roundTrip(Buffer.from(xml), catalogue)
    assert.deepEqual(untoldOf(xml, trip), [])
    const left = trip.left.filter(({ place }) => !place.endsWith('/text()'))
    assert.lengthOf(left, trip.left.length - 1)
    assert.include(
      untoldOf(xml, { ...trip, left }).map(({ kind, was }) => `${kind} ${was}`),
      'lost B'
    )
  })

  test('goes for what holds nothing, where all else around it was told and went', ({ assert }) => {
    const xml = messageXml({ assessment: causality('20', '1.2.3', '') }).replace(
      /<primaryRole[^]*<\/primaryRole>/,
      ''
    )
    const trip = roundTrip(Buffer.from(xml), catalogue)
    const places = (changed: Partial<typeof trip>) =>
      untoldOf(xml, { ...trip, ...changed }).map(({ place }) => place.replace(/.*\//, ''))
    assert.lengthOf(trip.left, 1)
    assert.deepEqual(places({}), [])
    assert.include(places({ left: [] }), 'subject1')
  })

  test('of an identifier that was used again goes for one drug', ({ assert }) => {
    const twice = messageXml({ patient: drugs(...Array<string>(3).fill('<id root="1.2.3"/>')) })
    const { notes, ...others } = roundTrip(Buffer.from(twice), catalogue)
    const kinds = (some: typeof notes) =>
      untoldOf(twice, { ...others, notes: some }).map(({ kind }) => kind)
    assert.lengthOf(notes, 2)
    assert.deepEqual([kinds(notes), kinds(notes.slice(1))], [[], ['changed']])
  })

  test('is which element stands elsewhere: another one that does says nothing of it', ({
    assert,
  }) => {
    const xml = result.xml.replace('>A<', '>X<').replace('>B<', '>A<').replace('>X<', '>B<')
    assert.deepEqual(untold({ xml }), ['moved /component[2]'])
    const components = [first!, second!].map(({ place }) =>
      place.replace(/\/substanceAdministration.*/, '')
    )
    const told = (place: string) => untold({ xml, changes: [{ kind: 'moved', place }] })
    for (const place of components) assert.deepEqual(told(place), [])
    assert.deepEqual(told(`${components[1]}/substanceAdministration`), ['moved /component[2]'])
  })
})
