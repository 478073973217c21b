import { test } from '@japa/runner'
import fc from 'fast-check'

import type { CaseContent } from '#kernel/case/content/case_content'
import { addDays, daysBetween, endOfDay } from '#plugins/deadlines/contract/days'
import { deadlines } from '#plugins/deadlines/contract/deadlines'
import { factsOf, type FactsContext } from '#plugins/deadlines/contract/facts_of'
import type { DeadlineRule } from '#plugins/deadlines/contract/rule'
import { causalityResults, shippedRules } from '#plugins/deadlines/reporting/main'

const context: FactsContext = {
  projectType: 1,
  versionKind: 'first',
  destinations: ['CN'],
  references: [],
  results: causalityResults,
}

/** A case of a trial with one event, unexpected and related. */
function susar(criteria: object, rest: object = {}): CaseContent {
  return {
    ...{ C_1_4: '2026-11-14', C_1_5: '2026-11-14' },
    E_i: [{ id: 'event', E_i_9: 'CN', ...criteria }],
    G_k: [
      {
        ...{ id: 'drug', G_k_1: '1', G_k_2_2: 'Demoprazole' },
        G_k_9_i: [
          {
            ...{ id: 'match', G_k_9_i_1: 'event', G_k_9_i_CN_1: '1' },
            G_k_9_i_2_r: [{ id: 'said', G_k_9_i_2_r_3: '可能有关' }],
          },
        ],
      },
    ],
    ...rest,
  } as CaseContent
}

const [none, yes] = [{ nullFlavor: 'NI' }, true]
const hospital = { E_i_3_2a: none, E_i_3_2c: yes }
const fatal = { E_i_3_2a: yes }

const first = (content: CaseContent, given: Partial<FactsContext> = {}, rules = shippedRules) =>
  deadlines(factsOf(content, { ...context, ...given }), rules)[0]!

test.group('Deadlines', () => {
  test('tell the near miss: which one condition of a stricter rule is not known, and what would follow', ({
    assert,
  }) => {
    const { rule, nearMisses } = first(susar(hospital))
    assert.equal(rule!.id, 'CN-TRIAL-15')
    const [near, ...others] = nearMisses
    assert.deepEqual(others, [])
    assert.deepInclude(near, { due: '2026-11-21' })
    assert.equal(near!.rule.id, 'CN-TRIAL-7')
    assert.deepEqual(
      near!.failing.facts.map(({ name, state, paths }) => [name, state, paths]),
      [
        ['fatal', 'no', ['E_i[event].E_i_3_2a']],
        ['lifeThreatening', 'unknown', ['E_i[event].E_i_3_2b']],
      ]
    )
    assert.deepEqual([near!.failing.isOpen, near!.failing.event], [true, 1])
  })

  test('what completes a 7-day report runs from the day on which that one was submitted', ({
    assert,
  }) => {
    const { complement } = first(susar(fatal), { submitted: { CN: '2026-11-18' } })
    assert.deepEqual(complement, { due: '2026-11-26', from: '2026-11-18', since: 'submitted' })
    assert.deepEqual(first(susar(fatal)).complement, {
      ...{ due: '2026-11-29', from: '2026-11-21', since: 'due' },
    })
  })

  test('a fatal outcome is a death, although nobody chose the criterion', ({ assert }) => {
    const { rule, why } = first(susar({ E_i_3_2a: none, E_i_7: '5' }))
    assert.equal(rule!.id, 'CN-TRIAL-7')
    assert.deepEqual(
      why.flatMap(({ facts }) => facts).find(({ name }) => name === 'fatal')?.paths,
      ['E_i[event].E_i_7']
    )
  })

  test('where reporter and sender differ, whoever holds it possible counts', ({ assert }) => {
    const content = susar(fatal)
    const [drug] = content.G_k as unknown as { G_k_9_i: { G_k_9_i_2_r: object[] }[] }[]
    drug!.G_k_9_i[0]!.G_k_9_i_2_r.unshift({ id: 'sender', G_k_9_i_2_r_3: '无关' })
    assert.equal(first(content).rule!.id, 'CN-TRIAL-7')
  })

  test('a concomitant drug makes no reaction of it', ({ assert }) => {
    const content = susar(fatal)
    ;(content.G_k as unknown as { G_k_1: string }[])[0]!.G_k_1 = '2'
    const { state, missing } = first(content)
    assert.equal(state, 'unsayable')
    assert.deepEqual(
      missing.map(({ name, code }) => [name, code]),
      [
        ['unexpected_ib', 2012],
        ['related', undefined],
      ]
    )
  })

  test('C.1.7 that says something else is told, and what agrees is not', ({ assert }) => {
    assert.isTrue(first(susar(hospital, { C_1_7: false })).contradictsStated)
    assert.isUndefined(first(susar(hospital, { C_1_7: true })).contradictsStated)
    assert.isUndefined(first(susar(hospital)).contradictsStated)
    const notSerious = { E_i_3_2a: none, E_i_3_2b: none, E_i_3_2c: none }
    assert.isTrue(first(susar(notSerious, { C_1_7: true })).contradictsStated)
  })

  test('a rule of a later version holds from its day on', ({ assert }) => {
    const old = shippedRules.find(({ id }) => id === 'CN-TRIAL-15')!
    const next: DeadlineRule = { ...old, version: 2, from: '2026-11-14', days: 10 }
    const rules = [...shippedRules.filter((rule) => rule.id !== old.id), old, next]
    assert.equal(first(susar(hospital), {}, rules).due, '2026-11-24')
    const before = susar(hospital, { C_1_4: '2026-11-13' })
    assert.equal(first(before, {}, rules).due, '2026-11-28')
  })

  test('a reference document that lists the reaction makes it expected, in the version of day 0', ({
    assert,
  }) => {
    const content = susar(hospital)
    const event = (content.E_i as unknown as { E_i_2_1b: string }[])[0]!
    event.E_i_2_1b = '10019851'
    const [drug] = content.G_k as unknown as { G_k_9_i: { G_k_9_i_CN_1?: string }[] }[]
    delete drug!.G_k_9_i[0]!.G_k_9_i_CN_1
    const listing = (version: string, validFrom: string, code: string, seriousness = 'any') => ({
      ...{ drug: 'demo', market: 'ib', version, validFrom, drugs: ['DEMOPRAZOLE'] },
      reactions: [{ codes: [code], term: 'none', seriousness }],
    })
    const of = (...references: ReturnType<typeof listing>[]) => first(content, { references })
    assert.deepInclude(of().missing, {
      name: 'unexpected_ib',
      paths: ['G_k[drug].G_k_9_i[match].G_k_9_i_CN_1'],
      code: 2012,
    })
    assert.equal(of(listing('5', '2026-01-01', '10000001')).rule!.id, 'CN-TRIAL-15')
    assert.equal(of(listing('5', '2026-01-01', '10019851')).rule!.id, 'DEFAULT-15')
    assert.equal(of(listing('5', '2026-01-01', '10019851', 'not_serious')).rule!.id, 'CN-TRIAL-15')
    assert.equal(
      of(listing('5', '2026-01-01', '10000001'), listing('6', '2026-11-15', '10019851')).rule!.id,
      'CN-TRIAL-15',
      'version 6 is not valid yet'
    )
    assert.equal(of(listing('6', '2026-11-15', '10019851')).state, 'unsayable')
  })
})

const aDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))

test.group('Deadlines and days', () => {
  test('a later receipt never gives an earlier due date, and a day more gives a day more', ({
    assert,
  }) => {
    const criteria = fc.constantFrom(fatal, hospital, { E_i_3_2a: none })
    const kind = fc.constantFrom<1 | 2>(1, 2)
    const version = fc.constantFrom('first', 'follow-up')
    const given = fc.record({ criteria, kind, version, day: aDay, later: fc.nat(400) })
    fc.assert(
      fc.property(
        given,
        ({ criteria: met, kind: projectType, version: versionKind, day, later }) => {
          const due = (receipt: string) =>
            deadlines(
              factsOf(susar(met, { C_1_4: receipt, C_1_5: receipt }), {
                ...{ ...context, projectType, versionKind, destinations: ['CN', 'EU', 'US'] },
              }),
              shippedRules
            ).map((deadline) => deadline.due)
          const [before, after, next] = [due(day), due(addDays(day, later)), due(addDays(day, 1))]
          for (const [at, was] of before.entries()) {
            if (was === undefined) continue
            assert.isTrue(after[at]! >= was)
            assert.equal(next[at], addDays(was, 1))
          }
        }
      )
    )
  })

  test('days are counted by the calendar', ({ assert }) => {
    assert.equal(addDays('2024-02-28', 1), '2024-02-29')
    assert.equal(addDays('2026-12-31', 1), '2027-01-01')
    assert.equal(daysBetween('2026-11-20', '2026-11-29'), 9)
    assert.equal(daysBetween('2026-11-29', '2026-11-20'), -9)
  })

  test('a day ends where the project is, whatever summer time does to its clocks', ({ assert }) => {
    assert.equal(endOfDay('2026-11-29', 'Asia/Shanghai'), '2026-11-29T16:00:00.000Z')
    assert.equal(endOfDay('2025-03-01', 'Pacific/Kiritimati'), '2025-03-01T10:00:00.000Z')
    assert.equal(endOfDay('2025-03-01', 'Pacific/Pago_Pago'), '2025-03-02T11:00:00.000Z')
    assert.equal(endOfDay('2026-03-28', 'Europe/Berlin'), '2026-03-28T23:00:00.000Z')
    assert.equal(endOfDay('2026-03-29', 'Europe/Berlin'), '2026-03-29T22:00:00.000Z')
    assert.equal(endOfDay('2026-10-25', 'Europe/Berlin'), '2026-10-25T23:00:00.000Z')
    assert.equal(endOfDay('2026-03-08', 'America/New_York'), '2026-03-09T04:00:00.000Z')
  })
})
