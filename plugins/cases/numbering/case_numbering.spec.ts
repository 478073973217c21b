import { test } from '@japa/runner'
import fc from 'fast-check'

import { caseNumber, casePattern, usualNumbering } from './case_numbering.js'

const numberings = fc.record({
  prefix: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,12}$/),
  digits: fc.integer({ min: 1, max: 9 }),
})

test.group('How cases are numbered', () => {
  test('a project that has configured nothing takes its code and six digits', ({ assert }) => {
    assert.equal(caseNumber(usualNumbering('PH302'), 3), 'PH302-000003')
    // Whatever the code is, the rules of case numbers hold (CASENO-01, CASENO-02).
    assert.equal(caseNumber(usualNumbering('_A.B/试验'), 3), 'A-B--000003')
    assert.equal(caseNumber(usualNumbering('试验'), 3), '000003')
  })

  test('a number follows the pattern as long as it fits the width', () => {
    fc.assert(
      fc.property(numberings, fc.nat(999_999_999), (numbering, n) => {
        const fits = String(n).length <= numbering.digits
        return new RegExp(casePattern(numbering), 'u').test(caseNumber(numbering, n)) === fits
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
