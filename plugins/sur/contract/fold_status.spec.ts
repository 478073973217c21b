import { test } from '@japa/runner'

import { foldStatus } from '#plugins/sur/contract/fold_status'

const [lead, ann, ben] = ['lead', 'ann', 'ben']

test.group('The status of a periodic report', () => {
  test('is writing at its beginning', ({ assert }) => {
    assert.deepEqual(foldStatus([]), { status: 'writing', confirmedBy: [] })
  })

  test('follows from its last step, with those who have confirmed', ({ assert }) => {
    const steps = [
      { act: 'writing', byId: lead },
      { act: 'confirm', byId: lead },
      { act: 'confirmed', byId: ann },
      { act: 'confirmed', byId: ben },
    ] as const
    assert.deepEqual(foldStatus(steps), { status: 'confirm', confirmedBy: [ann, ben] })
    const finished = foldStatus([...steps, { act: 'finished', byId: lead }])
    assert.deepEqual(finished, { status: 'finished', confirmedBy: [ann, ben] })
  })

  test('loses its confirmations when it is sent back', ({ assert }) => {
    const steps = [
      { act: 'confirm', byId: lead },
      { act: 'confirmed', byId: ann },
      { act: 'writing', byId: ben },
      { act: 'confirm', byId: lead },
    ] as const
    assert.deepEqual(foldStatus(steps), { status: 'confirm', confirmedBy: [] })
  })
})
