import { test } from '@japa/runner'

import { Argon2id } from '#kernel/identity/passwords/argon2id'

const cheap = new Argon2id({ memory: 64, passes: 1 })

test.group('The hash of a password', () => {
  test('is another one each time, and is that of this password alone', async ({ assert }) => {
    const [one, two] = [await cheap.make('Pharos302'), await cheap.make('Pharos302')]
    assert.notEqual(one, two)
    assert.match(one, /^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    for (const hashed of [one, two]) {
      assert.isTrue(await cheap.verify(hashed, 'Pharos302'))
      assert.isFalse(await cheap.verify(hashed, 'Pharos303'))
      assert.isFalse(await cheap.verify(hashed, ''))
    }
  })

  test('says what it cost, so that a dearer one is known to be due', async ({ assert }) => {
    const dear = new Argon2id({ memory: 128, passes: 2 })
    const hashed = await cheap.make('a')
    assert.isFalse(cheap.needsReHash(hashed))
    assert.isTrue(dear.needsReHash(hashed))
    assert.isTrue(await dear.verify(hashed, 'a'), 'read with the cost that it was made with')
  })

  test('of other make, or cut short, opens nothing', async ({ assert }) => {
    const hashed = await cheap.make('a')
    const wrong = [
      '',
      'a',
      '$scrypt$n=16384,r=8,p=1$c2FsdA$aGFzaA',
      hashed.slice(0, -4),
      `${hashed}=`,
    ]
    for (const each of wrong) assert.isFalse(await cheap.verify(each, 'a'), each)
  })

  test('is the same for letters that are composed in two ways', async ({ assert }) => {
    assert.isTrue(await cheap.verify(await cheap.make('e\u0301'), '\u00E9'))
  })

  // RFC 9106 gives one vector for argon2id, with a secret and data that passwords have not; this is
  // what the reference implementation makes of the same parameters without them.
  test('is argon2id: a hash of the reference implementation opens', async ({ assert }) => {
    const hashed =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    assert.isTrue(await cheap.verify(hashed, 'password'))
  })
})
