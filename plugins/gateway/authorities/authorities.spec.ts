import { test } from '@japa/runner'

import { fileNameFault } from '#plugins/gateway/destinations/file_name'
import { authorities, valuesAt } from '#plugins/gateway/contract/authorities'
import { destinationFields } from '#plugins/gateway/contract/destination_fields'

const named = (key: string) => authorities.find((each) => each.key === key)!

test.group('The list of authorities', () => {
  test('has each under a short name of its own, with values that a destination takes', ({
    assert,
  }) => {
    const keys = authorities.map(({ key }) => key)
    assert.deepEqual(keys, [...new Set(keys)])
    const regions: readonly string[] = destinationFields.region.of.map(({ value }) => value)
    const days: readonly string[] = destinationFields.countsFrom.of.map(({ value }) => value)
    for (const { key, region, fileName, countsFrom, name, sources } of authorities) {
      assert.match(key, /^[A-Z_]{1,20}$/)
      assert.isTrue(region === null || regions.includes(region), key)
      assert.isNull(fileNameFault(fileName), key)
      assert.include(days, countsFrom)
      assert.isNotEmpty(name.zh)
      assert.isNotEmpty(sources)
    }
  })

  test('gives the identifiers of the environment, and leaves out what is not known', ({
    assert,
  }) => {
    assert.deepInclude(valuesAt(named('CDE'), 0), {
      ...{ region: 'CN', authority: 'CDE' },
      ...{ batchReceiver: 'nmpacdr_test', messageReceiver: 'nmpacdr_test' },
    })
    assert.isUndefined(valuesAt(named('CDE'), 1).batchReceiver)
    assert.deepInclude(valuesAt(named('FDA_CDER_IND'), 0), {
      ...{ batchReceiver: 'ZZFDATST_PREMKT', messageReceiver: 'CDER_IND', maxMegabytes: 200 },
    })
    assert.equal(valuesAt(named('FDA_CDER_IND'), 1).batchReceiver, 'ZZFDA_PREMKT')
  })

  test('marks what no source confirms', ({ assert }) => {
    assert.includeMembers([...named('EV_PM').unconfirmed], ['formal', 'test'])
    assert.include(named('MHRA').unconfirmed, 'formal')
    assert.notInclude(named('CDE').unconfirmed, 'test')
  })
})
