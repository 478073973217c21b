import { test } from '@japa/runner'
import { getDefaultFormState, type RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'

import { noAnswersOfItsOwn } from '#resources/forms/panel/no_answers'

/** The traps of rjsf: constants to choose from, a required boolean, an object that may be empty. */
const traps: RJSFSchema = {
  type: 'object',
  required: ['E_i_3_2a', 'D_5'],
  properties: {
    D_5: { oneOf: [{ const: '1' }, { const: '2' }] },
    E_i_3_2a: { type: 'boolean' },
    D_1: {
      anyOf: [{ type: 'object', properties: { nullFlavor: { const: 'MSK' } } }, { type: 'string' }],
    },
  },
}

const filled = (schema: RJSFSchema, data: object) =>
  getDefaultFormState(validator, schema, data, schema, false, noAnswersOfItsOwn)

test.group('No answer is ever filled in by the form itself', () => {
  test('the traps of the library catch when it is left to itself', ({ assert }) => {
    const data = getDefaultFormState(validator, traps, {}, traps)
    assert.notDeepEqual(data, {})
  })

  test('with our settings an empty form stays empty', ({ assert }) => {
    assert.deepEqual(clean(filled(traps, {})), {})
  })

  test('what was typed stays as it was typed, and nothing joins it', ({ assert }) => {
    assert.deepEqual(clean(filled(traps, { D_1: 'AB' })), { D_1: 'AB' })
  })
})

/** A key that holds undefined is not in the content. */
function clean(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data))
}
