import { test } from '@japa/runner'
import fc from 'fast-check'

import { coverageOf } from '#plugins/literature/coverage/coverage_of'
import { warningsOf } from '#plugins/literature/coverage/warnings'
import type { Search } from '#plugins/literature/records/search_rows'
import type { Task } from '#plugins/literature/records/tasks'
import { type Cycle, cycles, dayAfter } from '#plugins/literature/contract/cycle'
import { nextWindow } from '#plugins/literature/windows/next_window'

const task = (given: Partial<Task> = {}): Task => ({
  ...{ id: 't', productId: 'p', productName: 'Demoprazole', sources: ['pubmed'], cycle: '1_week' },
  ...{ anchor: '2026-03-02', dueDays: 7, ownerId: 'o', ownerName: 'Owner', pausedAt: null },
  ...{ pausedByName: null, revision: 1, ...given },
})

const search = (from: string, to: string, given: Partial<Search> = {}): Search => ({
  ...{ id: `${from}/${to}`, taskId: 't', productId: 'p', productName: 'Demoprazole', from, to },
  ...{ source: 'pubmed', kind: 'run', state: 'covered', strategyVersion: 1, expression: 'x' },
  ...{ due: null, counted: 3, got: 3, fresh: 1, reason: null, nextTry: null, ownerId: 'o' },
  ...{ ownerName: 'Owner', fileName: null, doneByName: null, doneAt: null },
  ...{ createdAt: new Date(), ...given },
})

const march = { from: '2026-03-01', to: '2026-03-31' }

test.group('Coverage', () => {
  test('counts the days of cycles that have ended, and tells the cause of each hole', ({
    assert,
  }) => {
    const searches = [
      search('2026-03-02', '2026-03-08'),
      search('2026-03-09', '2026-03-15', { state: 'failed' }),
    ]
    const [line] = coverageOf([task()], searches, march, '2026-03-24')
    assert.deepEqual([line!.expected, line!.covered, line!.next], [21, 7, '2026-03-30'])
    assert.deepEqual(
      line!.holes.map(({ from, to, days, cause }) => [from, to, days, cause]),
      [
        ['2026-03-09', '2026-03-15', 7, 'failed'],
        ['2026-03-16', '2026-03-22', 7, 'missing'],
      ]
    )
  })

  test('tells an upload that waits from one that is overdue, and what a paused task leaves', ({
    assert,
  }) => {
    const upload = { kind: 'upload', state: 'open', due: '2026-03-20' } as const
    const searches = [search('2026-03-02', '2026-03-08', upload)]
    const causeOn = (today: string, pausedAt: Date | null = null) =>
      coverageOf([task({ pausedAt })], searches, march, today)[0]!.holes.map(({ cause }) => cause)
    assert.deepEqual(causeOn('2026-03-12'), ['waiting'])
    assert.deepEqual(causeOn('2026-03-20'), ['waiting', 'missing'])
    assert.deepEqual(causeOn('2026-03-21'), ['overdue', 'missing'])
    assert.deepEqual(causeOn('2026-03-12', new Date()), ['waiting', 'paused'])
  })

  test('two searches that stay open side by side are two holes', ({ assert }) => {
    const searches = [
      search('2026-03-02', '2026-03-08', { state: 'open', kind: 'upload', due: '2026-04-01' }),
      search('2026-03-09', '2026-03-15', { state: 'open', kind: 'upload', due: '2026-04-08' }),
    ]
    const [line] = coverageOf([task()], searches, march, '2026-03-16')
    assert.deepEqual(
      line!.holes.map(({ searchId, due }) => [searchId, due]),
      [
        ['2026-03-02/2026-03-08', '2026-04-01'],
        ['2026-03-09/2026-03-15', '2026-04-08'],
      ]
    )
  })

  test('each day of each source that should be covered is covered or in exactly one hole', ({
    assert,
  }) => {
    const visit = fc.record({
      pause: fc.integer({ min: 0, max: 60 }),
      state: fc.constantFrom('covered', 'failed', 'open'),
      kind: fc.constantFrom('run', 'upload'),
    })
    const course = fc.array(visit, { maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...cycles), course, fc.boolean(), (cycle, visits, isPaused) => {
        const one = task({ cycle: cycle as Cycle, pausedAt: isPaused ? new Date() : null })
        const searches: Search[] = []
        let today = one.anchor
        for (const { pause, state, kind } of visits) {
          today = dayAfter(today, pause)
          const windows = searches.map(({ from, to }) => ({ from, to, state: 'covered' as const }))
          const next = nextWindow(one, windows, today)
          if (next) searches.push(search(next.from, next.to, { state, kind, due: today }))
        }
        const shown = { from: '2026-02-01', to: today }
        const [line] = coverageOf([one], searches, shown, today)
        const inHoles = new Map<string, number>()
        for (const { from, to } of line!.holes) {
          for (let day = from; day <= to; day = dayAfter(day)) {
            inHoles.set(day, (inHoles.get(day) ?? 0) + 1)
          }
        }
        let covered = 0
        for (let at = 0, day = one.anchor; at < line!.expected; at += 1, day = dayAfter(day)) {
          const isCovered = searches.some(
            ({ from, to, state }) => state === 'covered' && from <= day && day <= to
          )
          assert.equal(Number(isCovered) + (inHoles.get(day) ?? 0), 1, day)
          covered += Number(isCovered)
        }
        assert.equal(line!.covered, covered)
        assert.equal([...inHoles.keys()].length + covered, line!.expected)
      }),
      { numRuns: 60 }
    )
  })
})

test.group('A product', () => {
  const sources = [
    ...[{ name: 'cnki', region: 'home' } as const, { name: 'vip', region: 'home' } as const],
    ...[{ name: 'pubmed', region: 'abroad' } as const, { name: 'ovid', region: 'abroad' } as const],
  ]
  const warned = (...tasks: Task[]) => warningsOf('p', tasks, sources).warnings

  test('is warned of without a task, and with fewer than two databases at home or abroad', ({
    assert,
  }) => {
    assert.deepEqual(warned(), ['no_task'])
    assert.deepEqual(warned(task({ sources: ['cnki', 'pubmed', 'ovid'] })), ['few_home'])
    assert.deepEqual(warned(task({ sources: ['cnki'] }), task({ sources: ['vip'] })), [
      'few_abroad',
    ])
    assert.deepEqual(warned(task({ sources: ['cnki', 'vip', 'pubmed', 'ovid'] })), [])
  })

  test('whose only task is paused has none', ({ assert }) => {
    const all = ['cnki', 'vip', 'pubmed', 'ovid']
    assert.deepEqual(warned(task({ sources: all, pausedAt: new Date() })), ['no_task'])
  })
})
