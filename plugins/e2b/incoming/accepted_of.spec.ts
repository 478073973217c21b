import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

import { acceptedOf } from '#plugins/e2b/incoming/accepted_of'

const catalogue = loadCatalogue()
const rash = { id: 'e1', E_i_1_2: 'Rash' }
const fever = { id: 'e2', E_i_1_2: 'Fever' }
const assessed = (...events: string[]) => ({
  id: 'g1',
  G_k_2_2: 'Demo tablet',
  G_k_9_i: events.map((event) => ({ id: `of-${event}`, G_k_9_i_1: event, G_k_9_i_4: '1' })),
})

const content: CaseContent = { E_i: [rash], G_k: [assessed('e1')], H_1: 'A narrative.' }
const incoming: CaseContent = {
  ...{ E_i: [rash, fever], G_k: [assessed('e1', 'e2')], H_1: 'More is known.' },
}
const accept = (chosen: Record<string, 'accept' | 'keep'>, revision = 3) =>
  acceptedOf({ revision, content }, incoming, { revision: 3, chosen }, catalogue)

test.group('What is accepted of a message', () => {
  test('is what somebody chose; what nobody decided of stays', ({ assert }) => {
    assert.deepEqual(accept({ 'E_i[e2]': 'accept' }), { ...content, E_i: [rash, fever] })
    assert.deepEqual(accept({}), content)
  })

  test('has no assessment of an event that was not taken', ({ assert }) => {
    const row = 'G_k[g1].G_k_9_i[of-e2]'
    assert.deepEqual(accept({ [row]: 'accept' }), content)
    assert.deepEqual(accept({ [row]: 'accept', 'E_i[e2]': 'accept' }), {
      ...incoming,
      H_1: 'A narrative.',
    })
  })

  test('is nothing where the case was changed since it was looked at (2601)', ({ assert }) => {
    assert.throws(() => accept({}, 4), /2601|changed/i)
  })
})
