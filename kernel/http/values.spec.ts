import vine from '@vinejs/vine'
import { test } from '@japa/runner'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import { askedPage, aNumber, aRevision, aTruth, aWholeNumber } from '#kernel/http/values'

const asked = vine.compile(
  vine.object({
    width: aNumber().optional(),
    code: aWholeNumber().optional(),
    revision: aRevision(1).optional(),
    hidden: aTruth().optional(),
    ...askedPage(),
  })
)

async function sentenceOn(sent: object): Promise<string | null> {
  const [invalid] = await asked.tryValidate(sent)
  return invalid && messageOf(new kernelErrors.E_PARAMETER({ fields: invalid.messages })).en
}

/** What is no number for whoever writes one plainly, though JavaScript makes one of most of it. */
const NO_NUMBERS = [
  ...['1e3', ' 5', '5 ', '0x10', '0b1', '1_000', '+5', '007', '.5', '5.', '', ' ', 'five', 'NaN'],
  ...['Infinity', '9'.repeat(16), '９', ['5'], [5], [], { a: 5 }, true, Number.NaN, Infinity],
]
const NO_TRUTHS = ['yes', 'no', 'on', 'off', '1', '0', '', ' true', 'TRUE', 1, 0, ['true'], {}]

test.group('Numbers and truths of a request', () => {
  test('are read where they are written plainly, in JSON or as text', async ({ assert }) => {
    for (const [text, number] of [
      ['0', 0],
      ['20', 20],
      ['-3', -3],
      ['0.25', 0.25],
      ['123456789012345', 123_456_789_012_345],
    ] as const) {
      assert.deepEqual(await asked.validate({ width: text }), { width: number })
      assert.deepEqual(await asked.validate({ width: number }), { width: number })
    }
    const plain = { code: '90100004', hidden: 'true', page: '2', pageSize: '50', revision: '1' }
    assert.deepEqual(await asked.validate(plain), {
      ...{ code: 90_100_004, hidden: true, page: 2, pageSize: 50, revision: 1 },
    })
    assert.deepEqual(await asked.validate({ hidden: false }), { hidden: false })
    assert.deepEqual(await asked.validate({ hidden: 'false' }), { hidden: false })
  })

  test('that are absent are not made up', async ({ assert }) => {
    assert.deepEqual(await asked.validate({}), {})
  })

  test('are refused otherwise, by the name of the field and with what is wanted', async ({
    assert,
  }) => {
    for (const odd of NO_NUMBERS) {
      const told = JSON.stringify(odd)
      for (const name of ['width', 'code', 'page', 'pageSize', 'revision']) {
        const wanted = `${name}: Enter a number in digits, for example 20.`
        assert.equal(await sentenceOn({ [name]: odd }), wanted, told)
      }
    }
    for (const odd of NO_TRUTHS) {
      const wanted = 'hidden: This must be true or false.'
      assert.equal(await sentenceOn({ hidden: odd }), wanted, JSON.stringify(odd))
    }
    assert.equal(await sentenceOn({ code: '1.5' }), 'code: This must be a whole number.')
    assert.equal(await sentenceOn({ page: '0' }), 'page: This must be at least 1.')
    assert.equal(await sentenceOn({ pageSize: '30' }), 'pageSize: This must be one of 20, 50, 100.')
    assert.match((await sentenceOn({ revision: '0' }))!, /^revision: This must be from 1 to /)
  })

  test('are described as what they are', ({ assert }) => {
    const { properties } = asked.toJSONSchema() as { properties: Record<string, object> }
    assert.containsSubset(properties, {
      ...{ width: { type: 'number' }, code: { type: 'integer' }, hidden: { type: 'boolean' } },
      ...{ page: { type: 'integer', minimum: 1, maximum: 100_000 } },
    })
  })
})
