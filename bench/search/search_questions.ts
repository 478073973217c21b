import type { ElementCondition, Question } from '#plugins/cases/contract/condition'

/** A question to the advanced search, and what it is called in the report. */
export interface SearchQuestion {
  readonly what: string
  readonly question: Question
}

const ask = (
  what: string,
  conditions: readonly ElementCondition[],
  anyRow: readonly string[] = []
): SearchQuestion => ({ what, question: { conditions, anyRow } })

const common = { element: 'C.1.3', is: 'in', values: ['1'] } as const
const received = { element: 'C.1.4', is: 'between', value: '2024', to: '2025-06' } as const
const old = { element: 'D.2.2a', is: 'gt', value: '60', orNull: ['UNK'] } as const
const inHospital = { element: 'E.i.3.2c', is: 'eq', value: 'true' } as const
const better = { element: 'E.i.7', is: 'in', values: ['1', '2'] } as const
const suspect = { element: 'G.k.1', is: 'in', values: ['1'] } as const
const withdrawn = { element: 'G.k.8', is: 'in', values: ['1'] } as const
const named = { element: 'G.k.2.2', is: 'contains', value: 'demo' } as const
const noBatch = { element: 'G.k.4.r.7', is: 'empty' } as const
const started = { element: 'E.i.4', is: 'gt', value: '2024-01' } as const

/** What people ask: from what most cases meet to what none does, and ten conditions at once. */
export const searchQuestions: readonly SearchQuestion[] = [
  ask('a value that many cases have', [common]),
  ask('a day between two', [received]),
  ask('an age over 60, or unknown', [old]),
  ask('a criterion of an event', [inHospital]),
  ask('two of the same event', [inHospital, better]),
  ask('two of any event', [inHospital, better], ['E_i']),
  ask('a part of a drug name', [named]),
  ask('three of the same drug', [suspect, withdrawn, named]),
  ask('a dosage that lacks an element', [suspect, noBatch]),
  ask('a null flavour', [{ element: 'D.5', is: 'null', values: ['UNK'] }]),
  ask('an element that is filled', [{ element: 'H.2', is: 'filled' }]),
  ask('ten conditions', [
    ...[common, received, old, inHospital, better, started],
    ...[suspect, withdrawn, named, noBatch],
  ]),
  ask('a text that no case says', [{ element: 'H.1', is: 'contains', value: 'zq0zq' }]),
  ask('a value that no case has', [{ element: 'C.1.8.1', is: 'eq', value: 'ZQ-0' }]),
  ask('two that no case meets together', [
    { element: 'C.1.4', is: 'lt', value: '1990' },
    inHospital,
  ]),
]
