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

  test('cost little in a request of any size and depth', ({ assert }) => {
    let deep: unknown = randomUUID()
    for (let n = 0; n < 200_000; n++) deep = [deep]
    const wide = { rows: Array.from({ length: 500_000 }, () => 'x'), at: randomUUID() }
    // Of the processor, so that a busy machine counts for nothing.
    const began = process.threadCpuUsage()
    assert.deepEqual(identifiersIn([deep]), [])
    assert.deepEqual(identifiersIn([wide]), [wide.at])
    const { user, system } = process.threadCpuUsage(began)
    assert.isBelow((user + system) / 1000, 500)
  })
})
