import { test } from '@japa/runner'

import { acts, assignAt, DELETION, returnAt, whyNotChange } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'
import { type Standing, standing } from '#plugins/process/contract/standing'
import type { Step } from '#plugins/process/contract/step'
import { defaultDefinition as definition } from '#plugins/process/definition/default_definition'

const ann = { id: 'ann', name: 'Ann' }
const ben = { id: 'ben', name: 'Ben' }
const step = (seq: number, act: Step['act'], to: string, holder: Step['holder']): Step => ({
  ...{ seq, act, from: null, to, actor: act === 'claim' ? holder : ann, holder },
  ...{ at: '2026-01-01T00:00:00.000Z', reason: null, revision: 1, definition: 1 },
})
const atEntry = standing([step(1, 'begin', 'ENTRY', ann)], definition)
const passed = [step(1, 'begin', 'ENTRY', ann), step(2, 'pass', 'QUALITY', null)]
const waiting = standing(passed, definition)
const claimed = standing([...passed, step(3, 'claim', 'QUALITY', ben)], definition)
const over = standing([step(1, 'begin', 'ARCHIVED', null)], definition)

const verdict = (at: Standing, userId: string, rights: readonly string[], revision = 1) =>
  acts(at, definition, { userId, permissions: new Set(rights) }, revision)
const all = [
  DELETION,
  ...definition.nodes.flatMap(({ key }) => [workAt(key), returnAt(key), assignAt(key)]),
]

test.group('What somebody may do with a case', () => {
  test('whoever has it and works at its node submits it, and returns it from where there is a way back', ({
    assert,
  }) => {
    assert.containsSubset(verdict(atEntry, 'ann', all), { pass: null, return: 'nowhere_back' })
    assert.containsSubset(verdict(atEntry, 'ann', []), { pass: 'no_right_here' })
    assert.containsSubset(verdict(claimed, 'ben', all), { pass: null, return: null })
    const here = [workAt('QUALITY'), returnAt('REVIEW')]
    assert.containsSubset(verdict(claimed, 'ben', here), { return: 'no_right_to_return' })
    assert.containsSubset(verdict(claimed, 'ann', all), {
      ...{ pass: 'held_by_other', return: 'held_by_other' },
    })
    assert.containsSubset(verdict(waiting, 'ben', all), { pass: 'unclaimed', return: 'unclaimed' })
  })

  test('who submitted it recalls it, until somebody claims it or saves a revision', ({
    assert,
  }) => {
    assert.isNull(verdict(waiting, 'ann', []).recall)
    assert.equal(verdict(waiting, 'ben', all).recall, 'submitted_by_other')
    assert.equal(verdict(claimed, 'ann', all).recall, 'work_has_begun')
    assert.equal(verdict(waiting, 'ann', all, 2).recall, 'work_has_begun')
    assert.equal(verdict(atEntry, 'ann', all).recall, 'not_submitted')
  })

  test('who works at its node claims one that nobody has', ({ assert }) => {
    assert.isNull(verdict(waiting, 'ben', [workAt('QUALITY')]).claim)
    assert.equal(verdict(waiting, 'ben', [workAt('ENTRY')]).claim, 'no_right_here')
    assert.equal(verdict(claimed, 'ann', all).claim, 'held_by_other')
    assert.equal(verdict(claimed, 'ann', []).claim, 'no_right_here')
    assert.equal(verdict(claimed, 'ben', all).claim, 'yours_already')
  })

  test('who assigns transfers it, whoever has it', ({ assert }) => {
    for (const at of [atEntry, waiting, claimed]) {
      assert.isNull(verdict(at, 'cai', [assignAt(at.node.key)]).transfer)
      const elsewhere = [assignAt('REVIEW')]
      assert.equal(verdict(at, 'ann', elsewhere).transfer, 'no_right_to_assign')
    }
  })

  test('whoever has it changes it while their role works at its node, and nobody else does', ({
    assert,
  }) => {
    const change = (at: Standing, userId: string, rights: readonly string[]) =>
      whyNotChange(verdict(at, userId, rights))
    assert.isNull(change(claimed, 'ben', [workAt('QUALITY')]))
    assert.equal(change(claimed, 'ben', [workAt('ENTRY')]), 'no_right_here')
    assert.equal(change(claimed, 'ann', all), 'held_by_other')
    assert.isNull(change(waiting, 'ann', [workAt('QUALITY')]))
    assert.equal(change(waiting, 'ann', [workAt('ENTRY')]), 'no_right_here')
  })

  test('nothing is done with one that has ended', ({ assert }) => {
    const { restore, ...others } = verdict(over, 'ann', all)
    assert.deepEqual([...new Set(Object.values(others))], ['ended'])
    assert.equal(restore, 'not_deleted')
  })

  test('its creator, and who assigns at its node, withdraws it while there is a way back', ({
    assert,
  }) => {
    assert.isNull(verdict(claimed, 'ann', []).withdraw)
    assert.isNull(verdict(claimed, 'cai', [assignAt('QUALITY')]).withdraw)
    assert.equal(verdict(claimed, 'ben', [workAt('QUALITY')]).withdraw, 'no_right_to_withdraw')
    assert.equal(verdict(atEntry, 'ann', all).withdraw, 'nowhere_back')
  })

  test('who deletes cases deletes one that is open, and does nothing with it then but restore it', ({
    assert,
  }) => {
    assert.isNull(verdict(claimed, 'cai', [DELETION]).delete)
    assert.equal(verdict(claimed, 'ben', [workAt('QUALITY')]).delete, 'no_right_to_delete')
    const deleted = standing([...passed, step(3, 'delete', 'QUALITY', null)], definition)
    const { restore, ...others } = verdict(deleted, 'cai', all)
    assert.deepEqual([restore, ...new Set(Object.values(others))], [null, 'deleted'])
    assert.equal(verdict(deleted, 'ann', []).restore, 'no_right_to_delete')
  })

  test('who worked on it at one of two nodes does not at the other, where the project says so', ({
    assert,
  }) => {
    const parted = {
      ...definition,
      nodes: definition.nodes.map((node) =>
        node.key === 'QUALITY' ? { ...node, notBy: ['ENTRY'] } : node
      ),
    }
    const at = standing(passed, parted)
    const claim = (userId: string) =>
      acts(at, parted, { userId, permissions: new Set([workAt('QUALITY')]) }, 1).claim
    assert.equal(claim('ann'), 'worked_before')
    assert.isNull(claim('ben'))
  })
})
