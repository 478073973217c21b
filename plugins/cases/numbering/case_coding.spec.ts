import { test } from '@japa/runner'
import fc from 'fast-check'

import { caseNumber, casePattern, usualCoding } from './case_coding.js'

const codings = fc.record({
  prefix: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,12}$/),
  digits: fc.integer({ min: 1, max: 9 }),
})

test.group('How cases are numbered', () => {
  test('a project that has configured nothing takes its code and six digits', ({ assert }) => {
    assert.equal(caseNumber(usualCoding('PH302'), 3), 'PH302-000003')
    // Whatever the code is, the rules of case numbers hold (CASENO-01, CASENO-02).
    assert.equal(caseNumber(usualCoding('_A.B/试验'), 3), 'A-B--000003')
    assert.equal(caseNumber(usualCoding('试验'), 3), '000003')
  })

  test('a number follows the pattern as long as it fits the width', () => {
    fc.assert(
      fc.property(codings, fc.nat(999_999_999), (coding, n) => {
        const fits = String(n).length <= coding.digits
        return new RegExp(casePattern(coding), 'u').test(caseNumber(coding, n)) === fits
      })
    )
  })

  test('a sign of the prefix means itself alone, whatever it means elsewhere', ({ assert }) => {
    const follows = (prefix: string, caseNo: string) =>
      new RegExp(casePattern({ prefix, digits: 2 }), 'u').test(caseNo)
    assert.isTrue(follows('A.[-]|B/', 'A.[-]|B/01'))
    assert.isFalse(follows('A.B', 'AxB01'))
  })
})
