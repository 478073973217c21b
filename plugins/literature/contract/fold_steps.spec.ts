import { test } from '@japa/runner'
import fc from 'fast-check'

import { foldSteps } from '#plugins/literature/contract/fold_steps'
import { choices, type Step, type StepDetails } from '#plugins/literature/contract/review'

type Deed = readonly [actor: string, details: StepDetails]

const stepsOf = (...done: readonly Deed[]): Step[] =>
  done.map(([actorId, details], at) => ({
    ...{ seq: at + 1, details, actorId, actorName: actorId, at: '2026-01-01T00:00:00Z' },
    caseId: null,
  }))

const found = ['anna', { act: 'found', asks: false }] as const
const choose = (actor: string, choice: (typeof choices)[number], reason?: string) =>
  [actor, { act: 'choice', choice, reason }] as const

const statusOf = (screeners: 1 | 2, ...done: readonly Deed[]) =>
  foldSteps(stepsOf(found, ...done), screeners).status

test.group('The status of an article', () => {
  test('is what one person chooses, until they undo it', ({ assert }) => {
    assert.equal(statusOf(1), 'to_screen')
    assert.equal(statusOf(1, choose('anna', 'include')), 'possible')
    assert.equal(statusOf(1, choose('anna', 'safety')), 'safety')
    assert.equal(statusOf(1, choose('anna', 'undecided')), 'undecided')
    assert.equal(
      statusOf(1, choose('anna', 'undecided'), choose('ben', 'exclude', 'x')),
      'excluded'
    )
    assert.equal(
      statusOf(1, choose('anna', 'include'), ['anna', { act: 'undone', seq: 2 }]),
      'to_screen'
    )
  })

  test('of two persons is decided once both agree, and is a conflict that a third one decides', ({
    assert,
  }) => {
    assert.equal(statusOf(2, choose('anna', 'include')), 'to_screen')
    assert.equal(statusOf(2, choose('anna', 'include'), choose('ben', 'include')), 'possible')
    assert.equal(statusOf(2, choose('anna', 'include'), choose('anna', 'include')), 'to_screen')
    const differ = [choose('anna', 'include'), choose('ben', 'exclude', 'x')] as const
    assert.equal(statusOf(2, ...differ), 'conflict')
    assert.equal(statusOf(2, ...differ, choose('carl', 'undecided')), 'conflict')
    assert.equal(statusOf(2, ...differ, choose('carl', 'exclude', 'y')), 'excluded')
    const both = [choose('anna', 'undecided'), choose('ben', 'undecided')] as const
    assert.equal(statusOf(2, ...both), 'conflict')
  })

  test('keeps why it was excluded, and forgets it when the article is sent back', ({ assert }) => {
    const steps = stepsOf(found, choose('anna', 'exclude', 'no_patient'))
    assert.equal(foldSteps(steps, 1).reason, 'no_patient')
    const back = stepsOf(found, choose('anna', 'exclude', 'no_patient'), [
      ...(['ben', { act: 'returned', reason: 'Look again.' }] as const),
    ])
    assert.deepInclude(foldSteps(back, 1), { status: 'to_screen', reason: null, choices: [] })
  })

  test('leads over the full text to a case, and ends closed', ({ assert }) => {
    const way = [
      choose('anna', 'include'),
      ['anna', { act: 'full_text_wanted' }],
      [
        'anna',
        { act: 'full_text', sha: 'a', name: 'a.pdf', size: 1, mediaType: 'application/pdf' },
      ],
      ['anna', { act: 'judged', valid: true }],
      ['anna', { act: 'case', caseNo: 'DP-1', kind: 'made' }],
      ['anna', { act: 'closed' }],
    ] as const
    const reached = way.map((_, at) => statusOf(1, ...way.slice(0, at + 1)))
    assert.deepEqual(reached, [
      ...['possible', 'full_text_wanted', 'full_text', 'valid', 'case', 'closed'],
    ])
  })

  test('is what it was when an article is taken out of the one that it was merged with', ({
    assert,
  }) => {
    const merged = [choose('anna', 'include'), ['ben', { act: 'merged', head: 'x' }]] as const
    assert.equal(statusOf(1, ...merged), 'duplicate')
    assert.equal(statusOf(1, ...merged, ['ben', { act: 'split' }]), 'possible')
  })

  test('of two persons is decided by nobody alone, in whatever order they choose', ({ assert }) => {
    const one = fc.tuple(fc.constantFrom('anna', 'ben'), fc.constantFrom(...choices))
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), (made) => {
        const status = statusOf(2, ...made.map(([actor, choice]) => choose(actor, choice, 'x')))
        const people = new Set(made.map(([actor]) => actor))
        if (people.size < 2) assert.equal(status, 'to_screen')
        else assert.include(['conflict', 'possible', 'excluded', 'safety'], status)
      })
    )
  })
})
