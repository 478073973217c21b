import { test } from '@japa/runner'

import {
  pairOf,
  stepped,
  type Revision,
  versionPair,
  versionsOf,
} from '#plugins/cases/ui/history/revisions'

const revisions = [3, 2, 1].map((revision) => ({ revision })) as Revision[]

test.group('Choosing two revisions', () => {
  test('a revision is compared with the one before it, the first with the empty case', ({
    assert,
  }) => {
    assert.deepEqual(pairOf(revisions, 3), { from: 2, to: 3 })
    assert.deepEqual(pairOf(revisions, 1), { from: 0, to: 1 })
  })

  test('up goes to later saves, down to earlier ones, and both stop at the ends', ({ assert }) => {
    assert.deepEqual(stepped(revisions, { from: 2, to: 3 }, 1), { from: 1, to: 2 })
    assert.deepEqual(stepped(revisions, { from: 0, to: 2 }, -1), { from: 2, to: 3 })
    assert.deepEqual(stepped(revisions, { from: 2, to: 3 }, -1), { from: 2, to: 3 })
    assert.deepEqual(stepped(revisions, { from: 0, to: 1 }, 1), { from: 0, to: 1 })
  })

  test('a version stands for its last save, and is compared with the version before it', ({
    assert,
  }) => {
    const chain = [
      [5, 3],
      [4, 2],
      [3, 2],
      [2, 1],
      [1, 1],
    ].map(([revision, version]) => ({ revision, version })) as Revision[]
    assert.deepEqual(
      versionsOf(chain).map(({ revision }) => revision),
      [5, 4, 2]
    )
    assert.deepEqual(versionPair(chain, 2), { from: 2, to: 4 })
    assert.deepEqual(versionPair(chain, 1), { from: 0, to: 2 })
  })
})
