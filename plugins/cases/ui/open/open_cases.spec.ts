import { test } from '@japa/runner'

import { OpenCases } from '#plugins/cases/ui/open/open_cases'

function givenSession() {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const one = {
    id: '1',
    caseNo: 'P-1',
    address: '/cases/1/pages/case_identification',
    opened: '100',
  }
  return { storage, cases: new OpenCases(storage), one }
}

test.group('Open cases', () => {
  test('a case that is opened once more is told; a reload and another page are not', ({
    assert,
  }) => {
    const { cases, one } = givenSession()
    assert.isFalse(cases.enter('me', one))
    assert.isFalse(cases.enter('me', one))
    assert.isFalse(cases.enter('me', { ...one, address: '/cases/1/pages/patient', opened: null }))
    assert.isTrue(cases.enter('me', { ...one, opened: '200' }))
    assert.isFalse(cases.enter('me', { ...one, opened: '200' }))
    assert.lengthOf(cases.of('me'), 1)
  })

  test('keep their order and where one was in each', ({ assert }) => {
    const { cases, one, storage } = givenSession()
    cases.enter('me', one)
    cases.enter('me', { ...one, id: '2', address: '/cases/2' })
    cases.enter('me', { ...one, address: '/cases/1/pages/narrative', opened: null })
    const addresses = new OpenCases(storage).of('me').map(({ address }) => address)
    assert.deepEqual(addresses, ['/cases/1/pages/narrative', '/cases/2'])
    cases.close('me', '1')
    assert.deepEqual(
      cases.of('me').map(({ id }) => id),
      ['2']
    )
  })

  test('are nobody else’s, and those of no other project', ({ assert }) => {
    const { cases, one } = givenSession()
    cases.enter('me in the test environment', one)
    assert.lengthOf(cases.of('me in the formal environment'), 0)
  })

  test('what is told as the open cases stays the same object until something changes', ({
    assert,
  }) => {
    const { cases, one } = givenSession()
    let heard = 0
    cases.subscribe(() => heard++)
    cases.enter('me', one)
    assert.strictEqual(cases.of('me'), cases.of('me'))
    assert.equal(heard, 1)
  })
})
