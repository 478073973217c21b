import { test } from '@japa/runner'

import { type Standing, standing, wayOn, waysBack } from '#plugins/process/contract/standing'
import type { Definition } from '#plugins/process/contract/definition'
import type { Step } from '#plugins/process/contract/step'

const [ann, ben, cai] = ['Ann', 'Ben', 'Cai'].map((name) => ({ id: name.toLowerCase(), name }))

/** Entry, check, review, end; how the nodes that return want it back. */
const defined = (afterReturn: 'resume' | 'rerun'): Definition => ({
  version: 1,
  nodes: (['ENTRY entry', 'CHECK work', 'REVIEW work', 'DONE ended'] as const).map((each) => {
    const [key, kind] = each.split(' ') as [string, 'entry']
    return { key, kind, name: { en: key, zh: key }, isCoded: true, afterReturn }
  }),
})

/** The steps of a case that Ann made. */
function steps(...later: Partial<Step>[]): Step[] {
  const first = { act: 'begin', to: 'ENTRY', actor: ann, holder: ann } as const
  return [first, ...later].map((step, index) => ({
    ...{ seq: index + 1, act: 'pass', from: null, to: 'ENTRY', actor: null, holder: null },
    ...{ at: `2026-01-01T00:00:0${index}.000Z`, reason: null, revision: 1, definition: 1 },
    ...step,
  }))
}

const passed = (to: string, actor = ann) => ({ act: 'pass', to, actor }) as const
const claimed = (to: string, actor = ann) => ({ act: 'claim', to, actor, holder: actor }) as const
const returned = (to: string, actor = ben, holder = ann) =>
  ({ act: 'return', to, actor, holder, reason: 'Dose?' }) as const
const brief = ({ node, holder, since }: Standing) => [node.key, holder?.name ?? null, since.at(-6)]

test.group('Where a case stands', () => {
  test('it begins with whoever made it, goes on to whoever claims it, and ends with nobody', ({
    assert,
  }) => {
    const way = steps(passed('CHECK'), claimed('CHECK', ben), passed('REVIEW', ben), passed('DONE'))
    const stands = (count: number) => brief(standing(way.slice(0, count), defined('resume')))
    assert.deepEqual(stands(1), ['ENTRY', 'Ann', '0'])
    assert.deepEqual(stands(2), ['CHECK', null, '1'])
    // It came with the step before; a claim is no coming.
    assert.deepEqual(stands(3), ['CHECK', 'Ben', '1'])
    assert.deepEqual(stands(5), ['DONE', null, '4'])
    assert.isTrue(standing(way, defined('resume')).isEnded)
  })

  test('it is returned to any earlier node, where it goes to who worked there last, or to its creator', ({
    assert,
  }) => {
    const way = steps(
      ...[{ act: 'transfer', to: 'ENTRY', actor: cai, holder: cai } as const],
      ...[passed('CHECK', cai), claimed('CHECK', ben), passed('REVIEW', ben)]
    )
    const back = waysBack(standing(way, defined('resume')), defined('resume'))
    assert.deepEqual(
      back.map(({ asked, to, holder }) => [asked, to.key, holder?.name]),
      [
        ['CHECK', 'CHECK', 'Ben'],
        ['ENTRY', 'ENTRY', 'Cai'],
        ['creator', 'ENTRY', 'Ann'],
      ]
    )
    assert.deepEqual(waysBack(standing(steps(), defined('resume')), defined('resume')), [])
  })

  test('what was returned comes straight back to who returned it, or passes all nodes again', ({
    assert,
  }) => {
    const way = steps(passed('CHECK'), passed('REVIEW'), returned('ENTRY', cai))
    const on = (afterReturn: 'resume' | 'rerun') => {
      const { to, holder } = wayOn(standing(way, defined(afterReturn)), defined(afterReturn))
      return [to.key, holder?.name ?? null]
    }
    assert.deepEqual(on('resume'), ['REVIEW', 'Cai'])
    assert.deepEqual(on('rerun'), ['CHECK', null])
  })

  test('of two returns the later one is answered first, then the earlier one', ({ assert }) => {
    const definition = defined('resume')
    const twice = steps(
      ...[passed('CHECK'), passed('REVIEW'), returned('CHECK', cai, ben), returned('ENTRY', ben)]
    )
    const next = (way: readonly Step[]) => wayOn(standing(way, definition), definition).to.key
    assert.equal(next(twice), 'CHECK')
    const answered = [...twice, { ...twice[1]!, seq: 6 }]
    assert.equal(next(answered), 'REVIEW')
    assert.lengthOf(standing(answered, definition).returns, 1)
  })

  test('a recall leaves all as it was before: the node, who had it, and which return is open', ({
    assert,
  }) => {
    const way = steps(passed('CHECK'), returned('ENTRY'), passed('CHECK'), {
      ...{ act: 'recall', to: 'ENTRY', actor: ann, holder: ann },
    })
    const { node, holder, returns, passed: open } = standing(way, defined('resume'))
    assert.deepEqual([node.key, holder, open], ['ENTRY', ann, null])
    assert.deepEqual(returns, [{ from: 'CHECK', to: 'ENTRY', by: ben, reason: 'Dose?' }])
  })
})

test.group('A later version of a case on its way', () => {
  const begun = (kind: 'follow-up' | 'amendment', actor = cai) =>
    ({ act: 'begin', to: 'ENTRY', kind, actor, holder: actor }) as const
  const first = [passed('CHECK'), passed('REVIEW', ben), passed('DONE', ben)]
  const shorter: Definition = {
    ...defined('resume'),
    nodes: defined('resume').nodes.map((node) =>
      node.key === 'CHECK' ? { ...node, notFor: ['amendment'] } : node
    ),
  }

  test('begins anew: nobody has worked on it, and whoever opened it is its creator', ({
    assert,
  }) => {
    const stands = standing(steps(...first, begun('follow-up')), defined('resume'))
    assert.deepEqual([stands.kind, stands.isEnded, stands.seq], ['follow-up', false, 5])
    assert.deepEqual([stands.creator, stands.workedAt, stands.passed], [cai, {}, null])
  })

  test('passes only the nodes that versions of its kind pass, and is returned to none else', ({
    assert,
  }) => {
    const next = (...later: Partial<Step>[]) =>
      wayOn(standing(steps(...first, ...later), shorter), shorter).to.key
    assert.equal(next(begun('follow-up')), 'CHECK')
    assert.equal(next(begun('amendment')), 'REVIEW')
    const back = waysBack(
      standing(steps(...first, begun('amendment'), passed('REVIEW', cai)), shorter),
      shorter
    )
    assert.deepEqual(
      back.map(({ asked }) => asked),
      ['ENTRY', 'creator']
    )
  })

  test('tells nothing of nodes that the process had before', ({ assert }) => {
    const old = [passed('GONE'), passed('DONE')]
    assert.equal(standing(steps(...old, begun('follow-up')), defined('resume')).node.key, 'ENTRY')
  })
})
