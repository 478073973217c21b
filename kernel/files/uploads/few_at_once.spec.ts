import { setImmediate as soon } from 'node:timers/promises'

import { test } from '@japa/runner'

import { fewAtOnce } from '#kernel/files/uploads/few_at_once'

test.group('Uploads of one account', () => {
  test('are taken six at once, and those of others beside them', async ({ assert }) => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const begun: string[] = []
    const upload = (account: string, name: string) =>
      fewAtOnce(account, async () => {
        begun.push(name)
        await isOver
        return name
      })
    const names = ['1', '2', '3', '4', '5', '6', '7', '8']
    const all = [...names.map((name) => upload('a', name)), upload('b', 'of another')]
    await soon()
    assert.deepEqual(begun, ['1', '2', '3', '4', '5', '6', 'of another'])
    end()
    assert.deepEqual(await Promise.all(all), [...names, 'of another'])
  })

  test('go on when one of them fails', async ({ assert }) => {
    const failing = Array.from({ length: 6 }, () =>
      fewAtOnce('a', () => Promise.reject(new Error('cut off')))
    )
    await Promise.allSettled([...failing, fewAtOnce('a', async () => 'taken')])
    assert.equal(await fewAtOnce('a', async () => 'taken'), 'taken')
  })
})
