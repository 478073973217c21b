import { test } from '@japa/runner'

import { ApiError } from '#resources/app/api_error'
import { fieldErrorsOf } from '#resources/app/field_errors'

const refusal = (data: Record<string, unknown>) => new ApiError(2017, 'Refused', data)

test.group('What a refusal says of single fields', () => {
  test('is read in its order', ({ assert }) => {
    const errors = ['name', 'email'].map((field) => ({ field, message: { en: 'No', zh: '否' } }))
    assert.deepEqual(fieldErrorsOf(refusal({ errors })), errors)
  })

  test('is nothing where it says nothing of fields, or is something else')
    .with([
      refusal({}),
      refusal({ errors: { name: 'No' } }),
      refusal({ errors: [null, { field: 1 }] }),
    ])
    .run(({ assert }, error) => assert.deepEqual(fieldErrorsOf(error), []))

  test('is nothing where nothing was refused', ({ assert }) => {
    assert.deepEqual(fieldErrorsOf(new Error('No connection')), [])
  })
})
