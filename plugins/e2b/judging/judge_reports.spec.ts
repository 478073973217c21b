import { test } from '@japa/runner'

import { standsOnce } from '#plugins/e2b/judging/judge_reports'

test.group('The numbers of the reports of a batch', () => {
  test('are found once or several times, whatever they are', ({ assert }) => {
    assert.deepEqual(
      Object.entries(standsOnce(['A', 'B', 'A', '__proto__', undefined])),
      Object.entries({ A: false, B: true, ['__proto__']: true, undefined: true })
    )
  })

  test('are looked at a few times each, however many there are', ({ assert }) => {
    let looks = 0
    const numbers = Array.from({ length: 2_000 }, (_, index) => `DE-PARTNER-${index}`)
    const watched = new Proxy(numbers, {
      get: (target, key) => {
        looks++
        return Reflect.get(target, key) as unknown
      },
    })
    standsOnce(watched)
    assert.isBelow(looks, 3 * numbers.length)
  })
})
