import { test } from '@japa/runner'

import { type ChainEnd, laterKinds, whyNoVersion } from '#plugins/cases/contract/versions'

const end = (given: Partial<ChainEnd> = {}): ChainEnd => ({
  ...{ version: 1, versionKind: 'first', isArchived: false },
  ...given,
})

test.group('A case takes the next version', () => {
  test('of every kind once it is archived, whatever the project says', ({ assert }) => {
    const archived = end({ isArchived: true })
    for (const kind of laterKinds) {
      for (const follows of [true, false])
        assert.isNull(whyNoVersion(kind, archived, follows), kind)
    }
  })

  test('as a follow-up while the first report is open, where the project does not mind', ({
    assert,
  }) => {
    assert.isNull(whyNoVersion('follow-up', end(), false))
    assert.equal(whyNoVersion('follow-up', end(), true), 'archive_first')
  })

  test('as an amendment or a nullification only of what is finished', ({ assert }) => {
    assert.equal(whyNoVersion('amendment', end(), false), 'still_open')
    assert.equal(whyNoVersion('nullification', end(), true), 'still_open')
  })

  test('when no other version of it is open', ({ assert }) => {
    const followed = end({ version: 2, versionKind: 'follow-up' })
    assert.equal(whyNoVersion('follow-up', followed, false), 'still_open')
    assert.isNull(whyNoVersion('follow-up', { ...followed, isArchived: true }, false))
  })

  test('never once it is nullified, archived or not', ({ assert }) => {
    for (const isArchived of [true, false]) {
      const nullified = end({ version: 2, versionKind: 'nullification', isArchived })
      for (const kind of laterKinds)
        assert.equal(whyNoVersion(kind, nullified, false), 'nullified', kind)
    }
  })
})
