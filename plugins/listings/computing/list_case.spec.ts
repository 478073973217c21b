import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'

import type { MetRows } from '#plugins/cases/contract/met_rows'
import { listCase } from '#plugins/listings/computing/list_case'
import { listingHeads } from '#plugins/listings/computing/listing_heads'
import { orderLines } from '#plugins/listings/computing/order_lines'
import { refuseUnsoundDesign } from '#plugins/listings/computing/refuse_unsound_design'
import type {
  ColumnSource,
  Grain,
  ListingColumn,
  ListingDesign,
} from '#plugins/listings/contract/design'
import { shippedDesigns } from '#plugins/listings/designs/shipped_designs'

const { catalogue } = FormSchemas.load()
const suspect = { element: 'G.k.1', values: ['1'] }

/** Two events, a suspect drug with three doses that assesses the first of them, and one taken beside. */
const content: CaseContent = {
  D_2_2a: '61',
  D_2_2b: 'a',
  D_5: '2',
  E_i: [
    { id: 'e1', E_i_1_1a: 'Headache', E_i_4: '2026-03-20', E_i_3_2c: true, E_i_7: '1' },
    { id: 'e2', E_i_1_1a: 'Rash', E_i_4: '2026-04', E_i_7: { nullFlavor: 'UNK' } },
  ],
  G_k: [
    {
      id: 'g1',
      G_k_1: '1',
      G_k_2_2: 'Product A',
      G_k_4_r: [
        { id: 'd1', G_k_4_r_1a: '20', G_k_4_r_1b: 'mg', G_k_4_r_4: '2026-03-08' },
        { id: 'd2', G_k_4_r_1a: '10', G_k_4_r_1b: 'mg', G_k_4_r_4: '2026-02-25' },
        { id: 'd3', G_k_4_r_1a: '5' },
      ],
      G_k_9_i: [
        {
          id: 'a1',
          G_k_9_i_1: 'e1',
          G_k_9_i_2_r: [
            { id: 'r1', G_k_9_i_2_r_1: 'Reporter', G_k_9_i_2_r_3: 'Possible' },
            { id: 'r2', G_k_9_i_2_r_1: 'Company', G_k_9_i_2_r_3: 'Unlikely' },
          ],
        },
      ],
    },
    { id: 'g2', G_k_1: '2', G_k_2_2: 'Product B' },
  ],
}

const design = (grain: Grain, ...sources: ColumnSource[]): ListingDesign => ({
  grain,
  columns: sources.map((source, at): ListingColumn => ({
    key: `c${at}`,
    source,
    width: 10,
    format: 'name',
  })),
  ...{ question: { conditions: [], anyRow: [] }, sort: [], group: null },
})

const linesOf = (of: ListingDesign, met: MetRows = new Map()) =>
  listCase(of, { caseId: 'x', caseNo: 'CN-1', content, listed: { status: 'Entry' } }, met, {
    catalogue,
    language: 'en',
    nameOf: () => undefined,
    termAbove: () => undefined,
  })

const cellsOf = (grain: Grain, ...sources: ColumnSource[]) =>
  linesOf(design(grain, ...sources)).map(({ cells }) => cells)

const element = (of: string): ColumnSource => ({ of: 'element', element: of })

test.group('A row of a listing', () => {
  test('is a case, an event, a drug, or a drug with an event, whose values stand in it', ({
    assert,
  }) => {
    const name = element('G.k.2.2')
    const event = element('E.i.1.1a')
    assert.deepEqual(cellsOf('case', event, name), [['Headache; Rash', 'Product A; Product B']])
    assert.deepEqual(cellsOf('event', event, name), [
      ['Headache', 'Product A; Product B'],
      ['Rash', 'Product A; Product B'],
    ])
    assert.deepEqual(cellsOf('drug', event, name), [
      ['Headache; Rash', 'Product A'],
      ['Headache; Rash', 'Product B'],
    ])
    const result = element('G.k.9.i.2.r.3')
    assert.deepEqual(cellsOf('pair', name, event, result), [
      ['Product A', 'Headache', 'Possible; Unlikely'],
      ['Product A', 'Rash', null],
      ['Product B', 'Headache', null],
      ['Product B', 'Rash', null],
    ])
  })

  test('is left out where it does not meet what is asked of such rows', ({ assert }) => {
    const met = new Map([['E_i', new Set(['e2'])]])
    const lines = linesOf(design('event', element('E.i.1.1a')), met)
    assert.deepEqual(
      lines.map(({ cells }) => cells),
      [['Rash']]
    )
  })
})

test.group('A column of a listing', () => {
  test('names codes, says why there is no value, and leaves partial dates as they are', ({
    assert,
  }) => {
    const [first, second] = cellsOf(
      'event',
      element('E.i.7'),
      element('E.i.4'),
      element('E.i.3.2c')
    )
    assert.deepEqual(first, ['Recovered / resolved', '2026-03-20', 'Yes'])
    assert.deepEqual(second!.slice(1), ['2026-04', null])
    assert.match(String(second![0]), /unknown/i)
  })

  test('takes those rows only that an element chooses', ({ assert }) => {
    const only: ColumnSource = { of: 'element', element: 'G.k.2.2', only: suspect }
    assert.deepEqual(cellsOf('case', only), [['Product A']])
    const byCompany = { element: 'G.k.9.i.2.r.1', values: ['Company'] }
    const company: ColumnSource = { of: 'element', element: 'G.k.9.i.2.r.3', only: byCompany }
    assert.deepEqual(cellsOf('pair', company)[0], ['Unlikely'])
  })

  test('counts full days between two days, and none from a month', ({ assert }) => {
    // From 25 February to 20 March 2026: 3 days of February and 20 of March.
    const days: ColumnSource = { of: 'days', element: 'G.k.4.r.4', to: 'E.i.4', only: suspect }
    assert.deepEqual(cellsOf('event', days), [[23], [null]])
  })

  test('joins elements of a row, takes the first, counts, and says a text by what stands there', ({
    assert,
  }) => {
    const age: ColumnSource = { of: 'join', elements: ['D.2.2a', 'D.2.2b'] }
    const dose: ColumnSource = { of: 'join', elements: ['G.k.2.2', 'G.k.4.r.1a'], separator: ': ' }
    const first: ColumnSource = { of: 'first', element: 'E.i.1.1a' }
    const count: ColumnSource = { of: 'count', element: 'E.i.1.1a' }
    const when: ColumnSource = {
      of: 'when',
      branches: [
        { element: 'E.i.3.2a', values: ['true'], then: { en: 'Died', zh: '死亡' } },
        { element: 'E.i.3.2c', values: [], then: { en: 'Hospital', zh: '住院' } },
      ],
      otherwise: { en: 'None', zh: '无' },
    }
    assert.deepEqual(cellsOf('case', dose, first, count, when), [
      ['Product A: 20; Product A: 10; Product A: 5', 'Headache', 2, 'Hospital'],
    ])
    assert.match(String(cellsOf('case', age)[0]![0]), /^61 .+/)
    assert.deepEqual(cellsOf('event', when), [['Hospital'], ['None']])
  })

  test('spreads rows over columns, the oldest or the newest first, those without a date last', ({
    assert,
  }) => {
    const dose = (which: 'oldest' | 'newest', count: number): ColumnSource => ({
      ...{ of: 'element', element: 'G.k.4.r.1a', spread: { which, count } },
    })
    assert.deepEqual(cellsOf('case', dose('oldest', 2)), [['10', '20']])
    assert.deepEqual(cellsOf('case', dose('newest', 4)), [['20', '10', '5', null]])
    const heads = listingHeads(design('case', dose('oldest', 2)), catalogue, new Map(), 'en')
    assert.deepEqual(
      heads.map(({ key, text }) => [key, text.slice(-2)]),
      [
        ['c0-1', ' 1'],
        ['c0-2', ' 2'],
      ]
    )
  })

  test('may be one of the list of cases', ({ assert }) => {
    assert.deepEqual(cellsOf('case', { of: 'list', column: 'status' }), [['Entry']])
  })
})

test.group('Rows of a listing', () => {
  const line = (group: string | null, ...cells: (string | number | null)[]) => ({
    ...{ caseId: '', caseNo: '', group, cells },
  })

  test('stand together by their group, in the order that was asked for, what is empty last', ({
    assert,
  }) => {
    const lines = [line('B', 2), line('A', null), line('A', 10), line('A', 9), line('', 1)]
    const cells = (order: 'asc' | 'desc') =>
      orderLines(lines, [{ cell: 0, order }]).map((each) => [each.group, each.cells[0]])
    assert.deepEqual(cells('asc'), [
      ...[
        ['A', 9],
        ['A', 10],
        ['A', null],
      ],
      ...[
        ['B', 2],
        ['', 1],
      ],
    ])
    assert.deepEqual(cells('desc')[0], ['A', 10])
  })
})

test.group('A design', () => {
  const labels = new Map([
    ...['caseNo', 'country', 'version'].map((key) => [key, { en: key, zh: key }] as const),
  ])
  const refuse = (of: ListingDesign) => () => refuseUnsoundDesign(of, { catalogue, labels })

  test('that is shipped makes sense, and has both languages in each head', ({ assert }) => {
    for (const shipped of shippedDesigns) {
      refuse(shipped.design)()
      for (const { title } of shipped.design.columns) assert.isTrue(Boolean(title!.en && title!.zh))
    }
    assert.lengthOf(shippedDesigns, 4)
  })

  test('is refused with the column that makes no sense', ({ assert }) => {
    const unsound: ColumnSource[] = [
      { of: 'element' },
      element('Z.9'),
      { of: 'list', column: 'nothing' },
      { of: 'days', element: 'D.1', to: 'E.i.4' },
      { of: 'term', element: 'E.i.7', level: 'pt' },
      { of: 'join', elements: ['E.i.4', 'G.k.4.r.4'] },
      { of: 'count', element: 'E.i.4', spread: { count: 2, which: 'oldest' } },
      { of: 'element', element: 'E.i.4', only: suspect },
      { of: 'element', element: 'E.i.4', only: { element: 'Z.9', values: [] } },
      { of: 'element', element: 'E.i.4', spread: { count: 11, which: 'oldest' } },
    ]
    for (const source of unsound)
      assert.throws(refuse(design('case', element('D.1'), source)), /Column 2: /)
    assert.throws(refuse(design('case')), /no column/)
    const twice = design('case', element('D.1'))
    assert.throws(
      refuse({ ...twice, columns: [...twice.columns, ...twice.columns] }),
      /Two columns/
    )
    assert.throws(refuse({ ...twice, group: 'c7' }), /c7/)
    assert.throws(refuse({ ...twice, sort: [{ column: 'c8', order: 'asc' }] }), /c8/)
  })
})
