import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'

import type { CaseContent } from '#kernel/case/content/case_content'
import { deadlines } from '#plugins/deadlines/contract/deadlines'
import { factsOf } from '#plugins/deadlines/contract/facts_of'
import type { Destination } from '#plugins/deadlines/contract/rule'
import { causalityResults, shippedRules } from '#plugins/deadlines/reporting/main'

/** One case as it is written down, with what has to come of it. */
interface Written {
  readonly case: string
  readonly destination: Destination
  readonly project: '1' | '2'
  readonly version: 'first' | 'later' | 'amendment' | 'nullification'
  readonly first: string
  readonly last: string
  /** Criteria of each event: letters, `-` for none of them, nothing where nobody has said any. */
  readonly criteria: string
  /** 1, 0 or ? of each event. */
  readonly unexpected: string
  readonly related: string
  readonly country: string
  readonly rule: string
  readonly dayZero: string
  readonly due: string
  readonly complement: string
  readonly missing: string
}

const file = join(import.meta.dirname, 'written_cases.csv')
const written: Written[] = parse(readFileSync(file), { columns: true })

const noInformation = { nullFlavor: 'NI' }
const kinds = { later: 'follow-up' } as Record<string, string>

function contentOf({ first, last, criteria, unexpected, related, country, ...row }: Written) {
  const events = criteria.split(';').map((met, at) => ({
    id: `event-${at + 1}`,
    E_i_1_1a: `Demo reaction ${at + 1}`,
    ...(country && { E_i_9: country }),
    ...(met !== '' &&
      Object.fromEntries(
        [...'abcdef'].map((each) => [`E_i_3_2${each}`, met.includes(each) ? true : noInformation])
      )),
  }))
  const usesLabel = row.destination === 'US' && row.project === '2'
  const matches = events.map(({ id }, at) => ({
    id: `match-${at + 1}`,
    G_k_9_i_1: id,
    ...(!usesLabel &&
      unexpected.split(';')[at] !== '?' && { G_k_9_i_CN_1: unexpected.split(';')[at] }),
    ...(related.split(';')[at] !== '?' && {
      G_k_9_i_2_r: [
        {
          id: `said-${at}`,
          G_k_9_i_2_r_3: related.split(';')[at] === '1' ? 'Related' : 'Not related',
        },
      ],
    }),
  }))
  return {
    ...(first && { C_1_4: first }),
    ...(last && { C_1_5: last }),
    E_i: events,
    G_k: [{ id: 'drug', G_k_1: '1', G_k_2_2: 'Demoprazole', G_k_9_i: matches }],
  } as unknown as CaseContent
}

/** A label that lists the reaction or does not; none where nobody knows. */
function referencesOf({ destination, project, unexpected }: Written) {
  if (destination !== 'US' || project !== '2' || unexpected === '?') return []
  const reactions = [
    { codes: [], term: unexpected === '0' ? 'Demo reaction 1' : 'Another', seriousness: 'any' },
  ]
  return [{ drug: 'demo', market: 'US', version: '3', drugs: ['demoprazole'], reactions }]
}

const states: Record<string, string> = { 'NO-CLOCK': 'no_clock', 'NO-RULE': 'unruled' }

test.group('Deadlines of written cases', () => {
  test('are at least 80', ({ assert }) => {
    assert.isAtLeast(written.length, 80)
  })

  for (const row of written) {
    test(row.case, ({ assert }) => {
      const facts = factsOf(contentOf(row), {
        projectType: Number(row.project) as 1 | 2,
        versionKind: kinds[row.version] ?? row.version,
        destinations: [row.destination],
        references: referencesOf(row),
        results: causalityResults,
      })
      const [found] = deadlines(facts, shippedRules)
      const missing = [...new Set(found!.missing.map(({ name }) => short(name)))].join(' ')
      assert.deepEqual(
        {
          state: found!.state,
          ...(found!.state !== 'unsayable' && { rule: found!.rule?.id ?? '' }),
          due: found!.due ?? '',
          complement: found!.complement?.due ?? '',
          missing,
        },
        {
          state: states[row.rule] ?? (row.missing ? 'unsayable' : row.due ? 'due' : 'not_sent'),
          ...(!row.missing && { rule: row.rule in states ? '' : row.rule }),
          due: row.due,
          complement: row.complement,
          missing: row.missing,
        }
      )
      if (row.due) assert.equal(found!.dayZero, row.dayZero)
    })
  }
})

const short = (name: string) =>
  name.startsWith('unexpected') ? 'unexpected' : name.startsWith('in_') ? 'country' : name
