import { test } from '@japa/runner'

import {
  latestVersions,
  newerFirst,
  newestVersionOn,
} from '#plugins/coding/versions/latest_versions'

test.group('versions of MedDRA', () => {
  test('come out in March and September, numbered by the year', ({ assert }) => {
    const out = {
      '2017-03-01': '20.0',
      '2017-08-31': '20.0',
      '2017-09-01': '20.1',
      '2018-02-28': '20.1',
      '2022-03-15': '25.0',
      '2025-03-01': '28.0',
      '2026-11-22': '29.1',
      '2027-01-01': '29.1',
    }
    for (const [day, version] of Object.entries(out)) {
      assert.equal(newestVersionOn(day), version, day)
    }
  })

  test('the latest three are the newest that is out and the two before it', ({ assert }) => {
    assert.deepEqual(latestVersions('2025-05-01', ['27.1']), ['28.0', '27.1', '27.0'])
    assert.deepEqual(latestVersions('2025-10-01', []), ['28.1', '28.0', '27.1'])
  })

  test('a version in use that is newer than the calendar counts as the newest', ({ assert }) => {
    assert.deepEqual(latestVersions('2026-11-22', ['91.0', '91.1']), ['91.1', '91.0', '90.1'])
  })

  test('are in order by their numbers, not by their letters', ({ assert }) => {
    assert.deepEqual(['9.1', '10.0', '27.0', '27.1'].sort(newerFirst), [
      '27.1',
      '27.0',
      '10.0',
      '9.1',
    ])
  })
})
