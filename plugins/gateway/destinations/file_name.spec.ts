import { test } from '@japa/runner'

import { fileNameFault, fileNameOf } from '#plugins/gateway/destinations/file_name'

const parts = { code: 'CDE', caseNo: 'P 1/00012', n: 2, number: 37, day: '2026-01-05' }

test.group('The file name of a message', () => {
  test('has the eight digits of its number, the case, the day', ({ assert }) => {
    assert.equal(fileNameOf('EVPM_{number}.xml', parts), 'EVPM_00000037.xml')
    assert.equal(fileNameOf('{code}_{case}_{n}_{date}.xml', parts), 'CDE_P_1_00012_2_20260105.xml')
  })

  test('must tell messages apart and be a plain name of an XML file', ({ assert }) => {
    assert.isNull(fileNameFault('{code}_{number}.xml'))
    assert.isNull(fileNameFault('{case}-{n}.XML'))
    for (const wrong of [
      '{code}.xml',
      '{case}.xml',
      '{number}.txt',
      '{number}/a.xml',
      '{who}{n}.xml',
    ]) {
      assert.isNotNull(fileNameFault(wrong), wrong)
    }
  })
})
