import { test } from '@japa/runner'

import { arms, type Series } from '#plugins/sur/contract/series'
import type { TableContent } from '#plugins/sur/contract/tables'
import { casesOf } from '#plugins/sur/contract/units'
import { psurSummary } from '#plugins/sur/tables/psur_summary'
import { reconcile } from '#plugins/sur/tables/reconcile'
import { dsurSae, dsurSarTable } from '#plugins/sur/tables/sae_tables'
import { event, notSerious, seriesOf, type ToldCase, trial } from '#plugins/sur/tests/series_of'

const last = ['2024-01-01', '2024-12-31'] as const
const period = ['2025-01-01', '2025-12-31'] as const
const at = (C_1_5: string) => ({ C_1_5 })

/** Thirty cases; what each of them does to the table stands beside it. */
const cases: readonly ToldCase[] = [
  // Nausea, study drug, in the last period and still.
  { no: 'A', versions: [{ content: trial('2024-06-01', [event('a', 1)]) }] },
  // Received in the last minute of the lock day where the project is: headache, study drug, new.
  { no: 'B', versions: [{ content: trial('2025-12-31T23:59:00+08:00', [event('b', 3)]) }] },
  // The lock day in New York, the day after it where the project is.
  { no: 'C', versions: [{ content: trial('2025-12-31T23:30:00-05:00', [event('c', 3)]) }] },
  // The day after the lock day in Tokyo, the lock day where the project is: headache, new.
  { no: 'D', versions: [{ content: trial('2026-01-01T00:30:00+09:00', [event('d', 3)]) }] },
  // A follow-up after the lock day lowers it: the first version counts: nausea, new.
  {
    no: 'E',
    versions: [
      { content: trial('2025-05-01', [event('e', 1)]) },
      { content: trial('2025-05-01', [event('e', 1, notSerious)], at('2026-01-05')) },
    ],
  },
  // Nullified in the period: out, one nausea less.
  {
    no: 'F',
    versions: [
      { content: trial('2024-03-01', [event('f', 1)]) },
      {
        kind: 'nullification',
        content: trial('2024-03-01', [event('f', 1)], at('2025-07-01')),
      },
    ],
  },
  // Nullified after the lock day: it still counts: rash, last period.
  {
    no: 'G',
    versions: [
      { content: trial('2024-03-02', [event('g', 4)]) },
      {
        kind: 'nullification',
        content: trial('2024-03-02', [event('g', 4)], at('2026-02-01')),
      },
    ],
  },
  // Lowered in the period: one rash less.
  {
    no: 'H',
    versions: [
      { content: trial('2024-04-01', [event('h', 4)]) },
      { content: trial('2024-04-01', [event('h', 4, notSerious)], at('2025-04-01')) },
    ],
  },
  // Coded otherwise between the periods: one nausea less, one vomiting more.
  {
    no: 'I',
    versions: [
      { content: trial('2024-05-01', [event('i', 1)]) },
      { content: trial('2024-05-01', [event('i', 2)], at('2025-05-02')) },
    ],
  },
  // Two events of one term in one case: two headaches, new.
  { no: 'J', versions: [{ content: trial('2025-03-01', [event('j1', 3), event('j2', 3)]) }] },
  // Blinded: nausea, new.
  {
    no: 'K',
    versions: [{ content: trial('2025-03-02', [event('k', 1)], {}, { G_k_2_5: true }) }],
  },
  // Without a code: under its own words, new.
  { no: 'L', versions: [{ content: trial('2025-03-03', [event('l', null)]) }] },
  // A rash joins in a follow-up of the period: nausea of the last period, rash new.
  {
    no: 'M',
    versions: [
      { content: trial('2024-07-01', [event('m1', 1)]) },
      { content: trial('2024-07-01', [event('m1', 1), event('m2', 4)], at('2025-07-02')) },
    ],
  },
  // Became serious in the period: one vomiting more, and not new.
  {
    no: 'N',
    versions: [
      { content: trial('2024-08-01', [event('n', 2, notSerious)]) },
      { content: trial('2024-08-01', [event('n', 2)], at('2025-08-01')) },
    ],
  },
  // Deleted.
  { no: 'O', isDeleted: true, versions: [{ content: trial('2024-08-02', [event('o', 2)]) }] },
  // No event.
  { no: 'P', versions: [{ content: trial('2025-02-01', []) }] },
  // No drug: treatment not stated, headache, new, not assessed.
  { no: 'Q', versions: [{ content: trial('2025-02-02', [event('q', 3)], { G_k: [] }) }] },
  // Placebo: headache, new.
  {
    no: 'R',
    versions: [
      { content: trial('2025-02-03', [event('r', 3)], {}, { G_k_2_2: 'Placebo tablet' }) },
    ],
  },
  // Another drug: comparator, headache, new.
  {
    no: 'S',
    versions: [{ content: trial('2025-02-04', [event('s', 3)], {}, { G_k_2_2: 'Other drug' }) }],
  },
  // The reporter denies it, the company does not: a reaction. Rash, new.
  {
    no: 'T',
    versions: [
      {
        content: trial('2025-02-05', [event('t', 4)], {}, {}, [
          ['1', '4'],
          ['2', '3'],
        ]),
      },
    ],
  },
  // Both deny it: an event that is no reaction. Rash, new.
  {
    no: 'U',
    versions: [
      {
        content: trial('2025-02-06', [event('u', 4)], {}, {}, [
          ['1', '4'],
          ['2', '4'],
        ]),
      },
    ],
  },
  // Assessed by nobody: rash, new.
  { no: 'V', versions: [{ content: trial('2025-02-07', [event('v', 4)], {}, {}, []) }] },
  // Still in process: rash, new.
  { no: 'W', isOpen: true, versions: [{ content: trial('2025-02-08', [event('w', 4)]) }] },
  // Spontaneous: not of a trial.
  { no: 'X', versions: [{ content: trial('2025-02-09', [event('x', 4)], { C_1_3: '1' }) }] },
  // Unblinded in the period: nausea moves from blinded to study drug.
  {
    no: 'Y',
    versions: [
      { content: trial('2024-10-01', [event('y', 1)], {}, { G_k_2_5: true }) },
      { content: trial('2024-10-01', [event('y', 1)], at('2025-10-01')) },
    ],
  },
  // No date of first receipt.
  { no: 'Z', versions: [{ content: trial('2025-02-10', [event('z', 4)], { C_1_4: 'no date' }) }] },
  // First received in the period, its only version after it.
  { no: 'Za', versions: [{ content: trial('2025-11-01', [event('za', 4)], at('2026-01-10')) }] },
  // Not serious: in no cell. One whose seriousness is not answered, too.
  { no: 'Zb', versions: [{ content: trial('2025-02-11', [event('zb', 4, notSerious)]) }] },
  {
    no: 'Zc',
    versions: [{ content: trial('2025-02-12', [event('zc', 4, { E_i_3_2c: undefined })]) }],
  },
  // An event that a follow-up takes out again: one nausea less, one rash of the last period.
  {
    no: 'Zd',
    versions: [
      { content: trial('2024-11-01', [event('zd1', 1), event('zd2', 4)]) },
      { content: trial('2024-11-01', [event('zd2', 4)], at('2025-11-02')) },
    ],
  },
]

/** Entered after the freeze of the last period, received before it: headache, neither then nor new. */
const late: ToldCase = { no: 'Ze', versions: [{ content: trial('2024-09-01', [event('ze', 3)]) }] }

async function both(): Promise<readonly [Series, Series]> {
  const before = await seriesOf(cases, last)
  return [before, await seriesOf([...cases, late], period, before)]
}

const figures = ({ rows }: TableContent) =>
  Object.fromEntries(
    rows.map(({ label, cells }) => [
      label.en,
      cells.map((cell) => ('figure' in cell ? cell.figure : Number.NaN)),
    ])
  )
const caseOf = ({ cases: all }: Series, no: string) => all.find(({ caseNo }) => caseNo === no)!

test.group('The series of a report', () => {
  test('has a case that came in by the end of the lock day where the project is', async ({
    assert,
  }) => {
    const [, now] = await both()
    const outs = ['B', 'C', 'D', 'Z', 'Za'].map((no) => caseOf(now, no).out)
    assert.deepEqual(outs, [null, 'later', null, 'no_receipt', 'no_version'])
  })

  test('has each case in its last version that was received by then', async ({ assert }) => {
    const [before, now] = await both()
    const version = (series: Series, no: string) => caseOf(series, no).version
    assert.deepEqual([version(before, 'H'), version(now, 'H')], [1, 2])
    assert.deepEqual([version(now, 'E'), version(now, 'G')], [1, 1])
  })

  test('lists what is doubtful, and counts it unless it was deleted or nullified', async ({
    assert,
  }) => {
    const [, now] = await both()
    const told = Object.fromEntries(
      ['F', 'O', 'P', 'Q', 'V', 'L', 'W', 'A', 'C'].map((no) => {
        const { out, quality } = caseOf(now, no)
        return [no, [out, ...quality]]
      })
    )
    assert.deepEqual(told, {
      F: ['nullified', 'nullified'],
      O: ['deleted', 'deleted'],
      P: [null, 'no_event'],
      Q: [null, 'no_product', 'no_assessment'],
      V: [null, 'no_assessment'],
      L: [null, 'no_code'],
      W: [null, 'open'],
      A: [null],
      C: ['later'],
    })
  })

  test('knows when the row of an event first stood', async ({ assert }) => {
    const [, now] = await both()
    const since = caseOf(now, 'M').events.map(({ since: day, isNew }) => [day, isNew])
    assert.deepEqual(since, [
      ['2024-07-01', false],
      ['2025-07-02', true],
    ])
  })
})

test.group('The cumulative table of serious adverse events', () => {
  test('counts events by term and treatment, as worked out by hand', async ({ assert }) => {
    const [before, now] = await both()
    assert.deepEqual(
      dsurSae.compute(now).columns.map(({ key }) => key),
      arms
    )
    // Study drug, blinded, comparator, placebo, not stated. Then: A F I M Zd; G H Zd; Y.
    assert.deepEqual(figures(dsurSae.compute(before)), {
      Gut: [5, 1, 0, 0, 0],
      Nausea: [5, 1, 0, 0, 0],
      Skin: [3, 0, 0, 0, 0],
      Rash: [3, 0, 0, 0, 0],
      Total: [8, 1, 0, 0, 0],
    })
    // Headache: B D J J Ze; S; R; Q. Nausea: A E M Y; K. Vomiting: I N. Rash: G M T U V W Zd.
    assert.deepEqual(figures(dsurSae.compute(now)), {
      'Nerves': [5, 0, 1, 1, 1],
      'Headache': [5, 0, 1, 1, 1],
      'Gut': [6, 1, 0, 0, 0],
      'Nausea': [4, 1, 0, 0, 0],
      'Vomiting': [2, 0, 0, 0, 0],
      'Skin': [7, 0, 0, 0, 0],
      'Rash': [7, 0, 0, 0, 0],
      'Not coded': [1, 0, 0, 0, 0],
      'text:As told': [1, 0, 0, 0, 0],
      'Total': [19, 1, 1, 1, 1],
    })
  })

  test('puts classes in the agreed order, the events without a code last', async ({ assert }) => {
    const [, now] = await both()
    const groups = dsurSae.compute(now).rows.filter(({ kind }) => kind === 'group')
    assert.deepEqual(
      groups.map(({ label }) => label.en),
      ['Nerves', 'Gut', 'Skin', 'Not coded']
    )
  })

  test('opens the cases behind a figure, each once', async ({ assert }) => {
    const [, now] = await both()
    const row = dsurSae.compute(now).rows.find(({ label }) => label.en === 'Headache')!
    const [cell] = row.cells
    assert.isTrue(cell && 'units' in cell)
    if (cell && 'units' in cell) assert.deepEqual(casesOf(cell.units), ['B', 'D', 'J', 'Ze'])
  })

  test('follows from that of the report before by what is new and by changes with a name', async ({
    assert,
  }) => {
    const series = await both()
    const tables = series.map((one) => dsurSae.compute(one)) as [TableContent, TableContent]
    const { changes, ...sums } = reconcile(series, tables)
    // New: B D J J; K; E; L; M; Q; R; S; T U V W.
    assert.deepEqual(sums, { last: 9, interval: 15, cumulative: 23 })
    assert.deepEqual(
      changes.map(({ caseNo, sign, why, term }) => `${caseNo} ${sign} ${why} ${term.en}`),
      [
        'F -1 nullified Nausea',
        'H -1 no_longer_serious Rash',
        'I -1 recoded Nausea',
        'I 1 recoded Vomiting',
        'N 1 became_serious Vomiting',
        'Y -1 other_arm Nausea',
        'Y 1 other_arm Nausea',
        'Zd -1 removed Nausea',
        'Ze 1 late Headache',
      ]
    )
    assert.equal(9 + 15 + changes.reduce((all, { sign }) => all + sign, 0), 23)
  })

  test('counts reactions where the reporter or the company holds them possible', async ({
    assert,
  }) => {
    const [, now] = await both()
    // Without U, whom both deny, V and Q, whom nobody assessed.
    const { Rash, Headache, Total } = figures(dsurSarTable.compute(now))
    assert.deepEqual(
      [Rash, Headache],
      [
        [5, 0, 0, 0, 0],
        [5, 0, 1, 1, 0],
      ]
    )
    assert.deepEqual(Total, [17, 1, 1, 1, 0])
  })
})

test.group('The summary table of a PSUR', () => {
  const market = (received: string, ...args: Parameters<typeof event>) =>
    trial(received, [event(...args)], { C_1_3: '1' })
  const solicited = (content: ReturnType<typeof trial>) => ({ ...content, C_1_3: '2', C_5_4: '3' })
  const told: readonly ToldCase[] = [
    { no: 'a', versions: [{ content: market('2024-02-01', 'a', 1) }] },
    { no: 'b', versions: [{ content: market('2025-02-01', 'b', 1) }] },
    { no: 'c', versions: [{ content: market('2025-02-02', 'c', 1, notSerious) }] },
    { no: 'd', versions: [{ content: market('2024-02-02', 'd', 1, notSerious) }] },
    { no: 'e', versions: [{ content: solicited(market('2025-02-03', 'e', 1)) }] },
    { no: 'f', versions: [{ content: solicited(market('2024-02-03', 'f', 1)) }] },
    { no: 'g', versions: [{ content: trial('2025-02-04', [event('g', 1)]) }] },
    {
      no: 'h',
      versions: [
        { content: market('2024-02-04', 'h', 1, notSerious) },
        { content: { ...market('2024-02-04', 'h', 1), C_1_5: '2025-02-05' } },
      ],
    },
  ]

  test('counts serious and other events, of the interval and cumulatively, by their source', async ({
    assert,
  }) => {
    const before = await seriesOf(told, last)
    const now = await seriesOf(told, period, before)
    // Serious interval b; cumulative a b h. Other interval c; cumulative c d. All 5. Solicited e; e f.
    assert.deepEqual(figures(psurSummary.compute(now)).Nausea, [1, 3, 1, 2, 5, 1, 2])
    const tables = [psurSummary.compute(before), psurSummary.compute(now)] as const
    const { changes, ...sums } = reconcile([before, now], tables)
    assert.deepEqual(sums, { last: 4, interval: 3, cumulative: 7 })
    assert.deepEqual(
      changes.map(({ caseNo, sign, why }) => `${caseNo} ${sign} ${why}`),
      ['h -1 became_serious', 'h 1 became_serious']
    )
  })

  test('has no row where there is nothing', async ({ assert }) => {
    assert.deepEqual(psurSummary.compute(await seriesOf([], period)).rows, [])
  })
})
