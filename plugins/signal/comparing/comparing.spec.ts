import { test } from '@japa/runner'

import { changeReasons, comparePair } from '#plugins/signal/comparing/compare_runs'
import { usualSettings } from '#plugins/signal/contract/plan'
import type { ResultPair } from '#plugins/signal/contract/result'
import type { Evidence, SignalStep } from '#plugins/signal/contract/signal'
import { realertReasons, signalState, usualRealert } from '#plugins/signal/contract/signal_state'
import { ruleSteps } from '#plugins/signal/rules/rule_steps'
import { beginOf } from '#plugins/signal/runs/run_due_plans'

const pair = (rules: string[], limit: number): ResultPair => ({
  ...{ drug: 'd', term: 't', a: 3, b: 1, c: 1, d: 9, expected: 1, serious: 0, fatal: 0 },
  ...{ rules, listed: null, figures: { IC025_gamma: limit } },
})

test.group('A pair against an earlier run', () => {
  test('is new, gone, stronger or weaker by its rules, then by the lower limit of IC', ({
    assert,
  }) => {
    const change = (...pairs: Parameters<typeof comparePair>) => comparePair(...pairs).change
    assert.equal(change(pair(['eb05'], 1), undefined), 'new')
    assert.equal(change(undefined, pair(['eb05'], 1)), 'gone')
    assert.equal(change(pair(['eb05', 'ic025'], 0), pair(['eb05'], 1)), 'stronger')
    assert.equal(change(pair(['eb05'], 1), pair(['eb05'], 2)), 'weaker')
    assert.equal(change(pair([], 1), pair([], 1)), 'same')
  })

  test('is so by reports, follow-ups, dictionary or settings, else by the background alone', ({
    assert,
  }) => {
    const side = (reports: [string, number][], medDra = '1') => ({
      ...{ medDra, settings: usualSettings },
      reports: reports.map(([caseId, revision]) => ({ caseId, revision })),
    })
    const before = side([
      ['A', 1],
      ['B', 1],
    ])
    const now = side(
      [
        ['B', 2],
        ['C', 1],
      ],
      '2'
    )
    assert.deepEqual(changeReasons(now, before), {
      ...{ added: 1, removed: 1, followedUp: 1, dictionary: true, settings: false },
      background: false,
    })
    assert.isTrue(changeReasons(before, before).background)
  })

  test('misses a rule by so much', ({ assert }) => {
    const steps = ruleSteps('evans2001', { a: 2, PRR: 3.5, chi2_yates: 'undefined' })
    assert.deepEqual(
      steps.map(({ fact, holds, margin }) => [fact, holds, margin]),
      [
        ['a', false, -1],
        ['PRR', true, 1.5],
        ['chi2_yates', false, null],
      ]
    )
    const [limit] = ruleSteps('ic025', { IC025_gamma: 0 })
    assert.deepInclude(limit, { sense: 'above', holds: false, margin: 0 })
  })
})

const evidence = (cut: string, n: number, fatal: number, rules: string[]): Evidence => ({
  ...{ runId: 'r', runNumber: 1, cut, digest: '', medDra: null, reports: 9 },
  pairs: [{ level: 'pt', term: 't', n, expected: 1, serious: 0, fatal, rules, figures: {} }],
})

test.group('A closed signal', () => {
  const at = '2026-01-01T00:00:00.000Z'
  const steps: SignalStep[] = [
    {
      ...{ seq: 1, at, by: 'Li' },
      deed: { kind: 'detected', source: 'run', evidence: evidence(at, 10, 0, ['ic025']) },
    },
    { seq: 2, at, by: 'Li', deed: { kind: 'status', to: 3, reason: 'Known' } },
  ]
  const later = '2026-04-01T00:00:00.000Z'

  test('is told of again when n grew by the share, at the first death, by a new rule', ({
    assert,
  }) => {
    const state = signalState(steps)
    assert.deepEqual(state.realert, usualRealert)
    const of = (n: number, fatal: number, rules: string[]) =>
      realertReasons(state, evidence(later, n, fatal, rules))
    assert.deepEqual(of(14, 0, ['ic025']), [])
    assert.deepEqual(of(15, 0, ['ic025']), ['growth'])
    assert.deepEqual(of(11, 1, ['eb05']), ['first_death', 'new_rule'])
    assert.deepEqual(realertReasons(state, evidence(at, 99, 9, ['eb05'])), [])
  })

  test('is told of by nothing once it is open again', ({ assert }) => {
    const reopen = { kind: 'status', to: 1, reason: 'New data' } as const
    const state = signalState([...steps, { seq: 3, at: later, by: 'Li', deed: reopen }])
    assert.equal(state.status, 1)
    assert.isNull(state.closed)
    assert.deepEqual(realertReasons(state, evidence(later, 99, 9, [])), [])
  })
})

test.group('A plan that runs by itself', () => {
  test('has the first day of its month or quarter as its cut', ({ assert }) => {
    const now = new Date('2026-05-20T10:00:00Z')
    assert.equal(beginOf('monthly', now)?.toISOString(), '2026-05-01T00:00:00.000Z')
    assert.equal(beginOf('quarterly', now)?.toISOString(), '2026-04-01T00:00:00.000Z')
    assert.isNull(beginOf('none', now))
  })
})
