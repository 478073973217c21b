import { test } from '@japa/runner'

import type { FileResult } from '#tests/spec_queue'
import { describeUnsteady, judgeAgain } from './second_verdict.ts'

const green: FileResult = {
  ...{ passed: 2, failed: 0, skipped: 0, seconds: 1 },
  failures: [],
  figures: [],
}
const red = (error: string): FileResult => ({ ...green, passed: 1, failed: 1, failures: [error] })

test.group('The second verdict on red files', () => {
  test('runs each of them once more: green then is unsteady, red twice has failed', async ({
    assert,
  }) => {
    const asked: string[] = []
    const first = new Map([
      ['green.spec.ts', green],
      ['slow.spec.ts', red('too late')],
      ['broken.spec.ts', red('wrong')],
    ])
    const { results, unsteady } = await judgeAgain(first, async (file) => {
      asked.push(file)
      return file === 'slow.spec.ts' ? green : red('wrong again')
    })
    assert.deepEqual(asked, ['slow.spec.ts', 'broken.spec.ts'])
    assert.deepEqual([...unsteady], [['slow.spec.ts', 'too late']])
    assert.equal(results.get('slow.spec.ts')!.failed, 0)
    assert.deepEqual(results.get('broken.spec.ts')!.failures, ['wrong again'])
    assert.match(describeUnsteady(unsteady), /Unsteady[^]+slow\.spec\.ts[^]+too late/)
  })

  test('of a file that does not even run is the first one', async ({ assert }) => {
    const first = new Map([['lost.spec.ts', red('its process ended')]])
    const { results, unsteady } = await judgeAgain(first, async () => undefined)
    assert.equal(results.get('lost.spec.ts')!.failed, 1)
    assert.equal(unsteady.size, 0)
    assert.equal(describeUnsteady(unsteady), '')
  })

  test('is not asked for where more than 25 are red', async ({ assert }) => {
    const many = (count: number) =>
      new Map(Array.from({ length: count }, (_, at) => [`${at}.spec.ts`, red('wrong')] as const))
    let asked = 0
    const runAgain = async () => {
      asked++
      return green
    }
    assert.equal((await judgeAgain(many(26), runAgain)).unsteady.size, 0)
    assert.equal(asked, 0)
    assert.equal((await judgeAgain(many(25), runAgain)).unsteady.size, 25)
  })
})
