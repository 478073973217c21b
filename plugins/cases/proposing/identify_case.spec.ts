import { test } from '@japa/runner'

import { followingFrom, type Known, reportIdentifier } from '#plugins/cases/proposing/identify_case'

const known: Known = {
  project: { timeZone: 'Asia/Shanghai' },
  pattern: '{country}-{sender}-{number}',
  sender: 'DEMOPHARMA',
  now: Date.parse('2026-11-18T09:41:07Z'),
}
const from = (C_2_r_3: unknown) => ({ C_2_r: [{ id: 'r', C_2_r_5: '1', C_2_r_3 }] }) as never

test.group('The number under which a case is reported', () => {
  test('is made of country, sender and number, as the project wants it', ({ assert }) => {
    assert.equal(reportIdentifier(from('FR'), 'PH302-7', known), 'FR-DEMOPHARMA-PH302-7')
    const own = { ...known, pattern: '{country}-DEMO-{number}/26' }
    assert.equal(reportIdentifier(from('FR'), '7', own), 'FR-DEMO-7/26')
  })

  test('takes the country of the sender where no other one is known', ({ assert }) => {
    const sent = { ...(from({ nullFlavor: 'MSK' }) as object), C_3_4_5: 'IE' }
    assert.equal(reportIdentifier(sent, '7', known), 'IE-DEMOPHARMA-7')
  })

  test('is not made up while a part of it is unknown', ({ assert }) => {
    assert.isUndefined(reportIdentifier({}, '7', known))
    assert.isUndefined(reportIdentifier(from('FR'), '7', { ...known, sender: null }))
  })
})

test.group('What follows from a report', () => {
  test('is when it was made, by the clocks of the project, and that nothing came since', ({
    assert,
  }) => {
    const found = followingFrom({ C_1_4: '2026-11-17' }, known)
    assert.equal(found.C_1_2, '2026-11-18T17:41:07+08:00')
    assert.equal(found.C_1_5, '2026-11-17')
    const utc = followingFrom({}, { ...known, project: { timeZone: 'UTC' } })
    assert.equal(utc.C_1_2, '2026-11-18T09:41:07+00:00')
  })

  test('is that a serious case is expedited, and nothing while nobody knows', ({ assert }) => {
    const event = (E_i_3_2a: unknown) => ({ E_i: [{ id: 'e', E_i_3_2a }] }) as never
    assert.isTrue(followingFrom(event(true), known).C_1_7)
    assert.notProperty(followingFrom(event({ nullFlavor: 'NI' }), known), 'C_1_7')
  })

  test('is that a regulator sends for a regulator, and a company for itself', ({ assert }) => {
    assert.equal(followingFrom({ C_3_1: '2' }, known).C_1_8_2, '1')
    assert.equal(followingFrom({ C_3_1: '1' }, known).C_1_8_2, '2')
  })
})
