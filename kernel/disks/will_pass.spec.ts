import { test } from '@japa/runner'

import { CommitUnknown } from '#kernel/database/failed_commit'
import { willPass } from '#kernel/disks/will_pass'
import { FileStoreFailure } from '#kernel/files/file_store'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.group('What failed for something outside of the work', () => {
  test('is done again: {0}')
    .with([
      ['the database is away', withCode('57P01')],
      ['a deadlock', withCode('40P01')],
      ['a collision with another transaction', withCode('40001')],
      ['a full disk', withCode('53100')],
      ['the file store is away', new FileStoreFailure('PUT was answered with 503')],
      ['nobody knows whether it was committed', new CommitUnknown(withCode('XX000'))],
    ] as const)
    .run(({ assert }, [, error]) => {
      assert.isTrue(willPass(error))
    })

  test('is not: {0}')
    .with([
      ['a broken constraint', withCode('23505')],
      ['a fault of the program', new TypeError('no function')],
    ] as const)
    .run(({ assert }, [, error]) => {
      assert.isFalse(willPass(error))
    })
})
