import { test } from '@japa/runner'

import { Visit } from '#plugins/cases/ui/presence/visit'
import type { unattended } from '#resources/app/calls/unattended'

interface Request {
  readonly method: string
  readonly turn: number
  readonly signal: AbortSignal | undefined
  readonly answer: (others?: unknown[]) => Promise<void>
}

const here = { caseId: 'a', windowId: 'b' }

/** A visit whose requests are answered when the test says so, and the timers that it has set. */
function givenAVisit() {
  const requests: Request[] = []
  const timers = new Set<number>()
  const send = (name: string, asked: { body: { turn: number } }, signal?: AbortSignal) =>
    new Promise((resolve) => {
      const answer = async (others: unknown[] = []) => {
        resolve({ others })
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
    visit.enter('patient')
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

  test('tells once who is there, and that nobody is any more when it leaves', async ({
    assert,
  }) => {
    const { visit, requests } = givenAVisit()
    const heard: number[] = []
    visit.subscribe((others) => heard.push(others.length))
    visit.enter('patient')
    await requests[0]!.answer([{ name: 'Li', page: 'adverse_events' }])
    visit.turned()
    await requests[1]!.answer([{ name: 'Li', page: 'adverse_events' }])
    visit.leave(0)
    assert.deepEqual(heard, [1, 0])
  })

  test('has one saying planned, also when it is hidden while one is on its way', async ({
    assert,
  }) => {
    const { visit, requests, timers } = givenAVisit()
    visit.enter('patient')
    visit.turned()
    for (const { answer } of requests) await answer()
    assert.lengthOf(requests, 2)
    assert.isTrue(requests[0]!.signal?.aborted)
    assert.equal(timers.size, 1)
  })

  test('that comes back says where it is anew', async ({ assert }) => {
    const { visit, requests, timers } = givenAVisit()
    visit.enter('patient')
    visit.leave(0)
    visit.enter('adverse_events')
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
