import { test } from '@japa/runner'

import type { ElementDefinition } from '#kernel/content/element_definition'
import type { Finding } from '#kernel/rules/finding'
import { isRequired } from '#resources/forms/fields/is_required'

const number = { id: 'E.i.6a', conformance: 'conditional' } as ElementDefinition
const missing = (element: string) => [{ rule: 'GEN-04', element } as Finding]

test.group('The mark of a required field', () => {
  test('stands for its own element, not for the unit beside it', ({ assert }) => {
    assert.isTrue(isRequired(number, missing('E.i.6a')))
    assert.isFalse(isRequired(number, missing('E.i.6b')))
  })
})
