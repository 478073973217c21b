import { setImmediate as soon } from 'node:timers/promises'

import { test } from '@japa/runner'

import { isKnownAddress, noteKnownAddress } from '#kernel/http/known_addresses'
import { Line, LineTooLong } from '#kernel/http/line'
import { strangersTurn } from '#kernel/http/strangers_turn'

const isIn = (turn: Promise<void>) => Promise.race([turn.then(() => true), soon(false)])

test.group('Whoever has not signed in', () => {
  test('does not wait when nobody else came', async ({ assert }) => {
    assert.isTrue(await isIn(new Line({ between: 5, longest: 1000 }).wait()))
  })

  test('is refused at once when too many stand in line', async ({ assert }) => {
    const line = new Line({ between: 600_000, longest: 600_000 })
    assert.isTrue(await isIn(line.wait()))
    assert.isFalse(await isIn(line.wait()))
    await assert.rejects(() => line.wait(), LineTooLong)
  })

  test('is not behind strangers when people work where the request comes from', async ({
    assert,
  }) => {
    noteKnownAddress('192.0.2.7')
    const strangers = Array.from({ length: 20 }, () => strangersTurn('192.0.2.8'))
    assert.isTrue(await isIn(strangersTurn('192.0.2.7')))
    await Promise.all(strangers)
  })

  test('is forgotten when ten thousand others were heard of since', ({ assert }) => {
    noteKnownAddress('192.0.2.9')
    for (let count = 0; count < 10_000; count++) noteKnownAddress(`2001:db8::${count}`)
    assert.isFalse(isKnownAddress('192.0.2.9'))
    assert.isTrue(isKnownAddress('2001:db8::1'))
  })
})
