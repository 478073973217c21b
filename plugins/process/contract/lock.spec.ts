import { test } from '@japa/runner'

import { acts, DELETION } from '#plugins/process/contract/acts'
import type { Definition } from '#plugins/process/contract/definition'
import { isLocked, nodesToGoOn } from '#plugins/process/contract/lock'
import { standing, wayOn } from '#plugins/process/contract/standing'
import type { Step } from '#plugins/process/contract/step'

const ann = { id: 'ann', name: 'Ann' }

const defined = (locksEnded?: boolean): Definition => ({
  version: 1,
  nodes: (['ENTRY entry', 'CHECK work', 'DONE ended'] as const).map((each) => {
    const [key, kind] = each.split(' ') as [string, 'entry']
    return { key, kind, name: { en: key, zh: key }, isCoded: true, afterReturn: 'resume' }
  }),
  ...(locksEnded !== undefined && { locksEnded }),
})

/** The steps of a case that Ann made. */
const steps = (...later: Partial<Step>[]): Step[] =>
  [{ act: 'begin', to: 'ENTRY', actor: ann, holder: ann } as const, ...later].map((step, at) => ({
    ...{ seq: at + 1, act: 'pass', from: null, to: 'ENTRY', actor: ann, holder: null },
    ...{ at: `2026-01-01T00:00:0${at}.000Z`, reason: null, revision: 1, definition: 1 },
    ...step,
  }))

const ended = [{ to: 'CHECK' }, { to: 'DONE' }] as const
const unlocked = { act: 'unlock', to: 'CHECK', reason: 'Dose' } as const

test.group('A lock', () => {
  test('is on a case that has ended, where the process says so', ({ assert }) => {
    const isLockedAfter = (way: Step[], locksEnded?: boolean) =>
      isLocked(standing(way, defined(locksEnded)), defined(locksEnded))
    assert.isTrue(isLockedAfter(steps(...ended), true))
    assert.isFalse(isLockedAfter(steps(...ended), false))
    assert.isFalse(isLockedAfter(steps(...ended)))
    assert.isFalse(isLockedAfter(steps(ended[0]), true))
    assert.isFalse(isLockedAfter(steps(...ended, unlocked), true))
    assert.isTrue(isLockedAfter(steps(...ended, unlocked, { to: 'DONE' }), true))
  })

  test('names the nodes at which the case may go on, and none of an open case', ({ assert }) => {
    const nodes = (way: Step[]) =>
      nodesToGoOn(standing(way, defined(true)), defined(true)).map(({ key }) => key)
    assert.deepEqual(nodes(steps(...ended)), ['ENTRY', 'CHECK'])
    assert.deepEqual(nodes(steps(ended[0])), [])
  })

  test('that is taken away has the case go on at the node, and to the end from there', ({
    assert,
  }) => {
    const after = standing(steps(...ended, { ...unlocked, holder: ann }), defined(true))
    assert.deepEqual([after.node.key, after.holder, after.isEnded], ['CHECK', ann, false])
    assert.deepEqual([after.passed, after.returns], [null, []])
    assert.equal(wayOn(after, defined(true)).to.key, 'DONE')
  })

  test('is the reason why nothing is done with the case, deleting it included', ({ assert }) => {
    const who = { userId: 'ann', permissions: new Set([DELETION]) }
    const why = (locksEnded: boolean) => {
      const definition = defined(locksEnded)
      return acts(standing(steps(...ended), definition), definition, who, 1)
    }
    const { restore, ...others } = why(true)
    assert.deepEqual([...new Set(Object.values(others))], ['locked'])
    assert.equal(restore, 'not_deleted')
    assert.equal(why(false).delete, 'ended')
  })
})
