import { test } from '@japa/runner'

import { Visit } from '#plugins/cases/ui/presence/visit'
import type { unattended } from '#resources/app/calls/unattended'

interface Request {
  readonly method: string
  readonly turn: number
  readonly signal: AbortSignal | undefined
  readonly answer: () => Promise<void>
}

const here = { caseId: 'a', windowId: 'b' }

/** A visit whose requests are answered when the test says so, and the timers that it has set. */
function givenAVisit() {
  const requests: Request[] = []
  const timers = new Set<number>()
  const send = (name: string, asked: { body: { turn: number } }, signal?: AbortSignal) =>
    new Promise((resolve) => {
      const answer = async () => {
        resolve({ others: [] })
        await new Promise((next) => setImmediate(next))
      }
      const [method] = name.split(' ')
      requests.push({ method: method!, turn: asked.body.turn, signal, answer })
    })
  let last = 0
  const window = {
    setTimeout: () => {
      timers.add(++last)
      return last
    },
    clearTimeout: (timer: number) => timers.delete(timer),
  }
  Object.assign(globalThis, { window, document: { visibilityState: 'visible' } })
  return { visit: new Visit(here, send as unknown as typeof unattended), requests, timers }
}

test.group('A window that has a case open', (group) => {
  const { window, document } = globalThis
  group.each.teardown(() => void Object.assign(globalThis, { window, document }))

  test('says nothing any more once it has left, and takes back what was on its way', async ({
    assert,
  }) => {
    const { visit, requests, timers } = givenAVisit()
    visit.enter('dm')
    visit.leave(0)
    visit.turned()
    visit.leave(0)
    assert.deepEqual(
      requests.map(({ method }) => method),
      ['PUT', 'DELETE']
    )
    assert.isTrue(requests[0]!.signal?.aborted)
    assert.isBelow(requests[0]!.turn, requests[1]!.turn)
    for (const { answer } of requests) await answer()
    assert.equal(timers.size, 0)
  })

  test('has one saying planned, also when it is hidden while one is on its way', async ({
    assert,
  }) => {
    const { visit, requests, timers } = givenAVisit()
    visit.enter('dm')
    visit.turned()
    for (const { answer } of requests) await answer()
    assert.lengthOf(requests, 2)
    assert.isTrue(requests[0]!.signal?.aborted)
    assert.equal(timers.size, 1)
  })

  test('that comes back says where it is anew', async ({ assert }) => {
    const { visit, requests, timers } = givenAVisit()
    visit.enter('dm')
    visit.leave(0)
    visit.enter('ae')
    for (const { answer } of requests) await answer()
    const turns = requests.map(({ turn }) => turn)
    assert.deepEqual(
      turns,
      turns.toSorted((a, b) => a - b)
    )
    assert.deepEqual(requests.at(-1)?.method, 'PUT')
    assert.equal(timers.size, 1)
  })
})
