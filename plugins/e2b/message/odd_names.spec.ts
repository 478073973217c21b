import { test } from '@japa/runner'

import { Refusal } from '#kernel/errors/define_errors'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { catalogue, dosage, drugs, event, messageXml } from '#tests/e2b/message_fixture'

/** Names that every object has by itself, and one that changes what it is. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
const DRUG = '11111111-1111-4111-8111-111111111111'
const EVENT = '22222222-2222-4222-8222-222222222222'

const time = (attributes: string, type = 'IVL_TS') =>
  `<effectiveTime xsi:type="SXPR_TS"${attributes}><comp xsi:type="${type}"><low value="2020"/></comp></effectiveTime>`

test.group('Names that every object has', () => {
  for (const name of NAMES) {
    test(`an attribute ${name} is read, kept, told and written back`, ({ assert }) => {
      const odd = ` ${name}="kept"`
      const xml = messageXml({
        investigation: `<text${odd}>A</text><note${odd}/>`,
        patient: event(EVENT) + drugs(`<id root="${DRUG}"${odd}/>${dosage(time(odd))}`),
      }).replace('classCode="INVSBJ"', `classCode="INVSBJ"${odd}`)
      const { unmapped, xml: written, changes, left } = roundTrip(Buffer.from(xml), catalogue)
      assert.lengthOf(unmapped, 5)
      assert.isTrue(unmapped.every((part) => part.xml.includes(odd.trim())))
      // The schema knows no `note`, so that it has no place to go back to.
      assert.deepEqual(
        left.map((part) => part.xml),
        [`<note${odd}/>`]
      )
      assert.lengthOf(written.match(new RegExp(odd, 'g')) ?? [], 4)
      assert.deepEqual(
        changes.filter(({ allowed }) => allowed === undefined).map(({ place }) => place),
        [left[0]!.place]
      )
    })

    test(`an element and a type ${name} are read, kept and told`, ({ assert }) => {
      const xml = messageXml({
        investigation: `<${name}>A</${name}>`,
        patient: event(EVENT) + drugs(`<id root="${DRUG}"/>${dosage(time('', name))}`),
      })
      const { unmapped } = roundTrip(Buffer.from(xml), catalogue)
      assert.lengthOf(unmapped, 2)
    })

    test(`a file whose root is called ${name} is refused in a sentence`, ({ assert }) => {
      try {
        openMessage(Buffer.from(`<${name}/>`)).dispose()
        assert.fail('it was opened')
      } catch (error) {
        assert.instanceOf(error, Refusal)
        assert.include((error as Refusal).data.detail!.en, `The root element is ${name}.`)
      }
    })
  }
})
