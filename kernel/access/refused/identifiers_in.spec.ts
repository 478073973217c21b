import { randomUUID } from 'node:crypto'

import { test } from '@japa/runner'

import { identifiersIn, MOST_IDS } from '#kernel/access/refused/identifiers_in'

const ids = (many: number) => Array.from({ length: many }, () => randomUUID())

test.group('Identifiers in a request', () => {
  test('are found in rows and links, each once, and nothing else is', ({ assert }) => {
    const [a, b, c] = ids(3)
    const hash = 'ab'.repeat(32)
    const body = [{ id: a }, { from: { projectId: b }, links: [a, c], rows: [{ of: hash }], n: 7 }]
    assert.sameMembers(identifiersIn(body), [a, b, c, hash])
    assert.deepEqual(identifiersIn([{ name: `x${a}`, none: null, short: 'abc' }]), [])
  })

  test('are twenty at most, those further up first', ({ assert }) => {
    const [own] = ids(1)
    const found = identifiersIn([{ rows: ids(50).map((id) => ({ id })), project: own }])
    assert.lengthOf(found, MOST_IDS)
    assert.include(found, own)
  })

  test('are looked for in some thousand values, whatever the size and depth of a request', ({
    assert,
  }) => {
    let looked = 0
    const endless: object = new Proxy({ in: null }, { get: () => (looked++, endless) })
    assert.deepEqual(identifiersIn([endless]), [])
    const count = { get: (rows: string[], at: string) => (looked++, rows[Number(at)]) }
    const rows = new Proxy(
      Array.from({ length: 500_000 }, () => 'x'),
      count
    )
    const wide = { rows, at: randomUUID() }
    assert.deepEqual(identifiersIn([wide]), [wide.at])
    assert.isAtMost(looked, 10_000)
  })
})
