import { test } from '@japa/runner'
import fc from 'fast-check'

import { caseNumber, casePattern, runningPart, usualCoding } from './case_coding.js'

const codings = fc.record({
  prefix: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,12}$/),
  digits: fc.integer({ min: 1, max: 9 }),
})

test.group('How cases are numbered', () => {
  test('a project that has configured nothing takes its code and six digits', ({ assert }) => {
    assert.equal(caseNumber(usualCoding('PH302'), 3), 'PH302-000003')
  })

  test('every number that fits the width follows the pattern and gives back its running part', () => {
    fc.assert(
      fc.property(codings, fc.nat(999_999_999), (coding, n) => {
        const caseNo = caseNumber(coding, n)
        const fits = String(n).length <= coding.digits
        return (
          new RegExp(casePattern(coding)).test(caseNo) === fits &&
          runningPart(coding, caseNo) === (fits ? n : undefined)
        )
      })
    )
  })

  test('a sign of the prefix means itself alone', ({ assert }) => {
    const coding = { prefix: 'A-B', digits: 2 }
    assert.isUndefined(runningPart(coding, 'A+B01'))
    assert.equal(runningPart(coding, 'A-B01'), 1)
  })
})
