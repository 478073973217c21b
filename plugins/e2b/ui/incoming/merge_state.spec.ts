import { test } from '@japa/runner'

import type { MergeDifference } from '#plugins/e2b/contract/merge'
import {
  allChosen,
  byPage,
  byRow,
  choose,
  counts,
  nextUndecided,
  numberOfRow,
  rowOf,
  saidAt,
} from '#plugins/e2b/ui/incoming/merge_state'

const element = (path: string, id: string, mark: MergeDifference['mark']): MergeDifference => ({
  ...{ kind: 'element', path, element: id, mark },
})
const all: readonly MergeDifference[] = [
  element('C_1_5', 'C.1.5', 'incoming'),
  element('E_i[e1].E_i_1_1a', 'E.i.1.1a', 'both'),
  element('E_i[e1].E_i_2_1b', 'E.i.2.1b', 'own'),
  { kind: 'row', path: 'E_i[e2]', element: 'E.i', mark: 'added' },
  { kind: 'row', path: 'E_i[e3]', element: 'E.i', mark: 'gone' },
]
const pages = [
  { page: 'case_identification', elements: ['C.1.5'] },
  { page: 'event', elements: ['E.i.1.1a', 'E.i.2.1b'] },
]

test.group('Choices on a message', () => {
  test('stand on the pages of their elements, rows among them', ({ assert }) => {
    const found = byPage(pages, all).map(({ page, differences }) => [
      page?.page,
      differences.length,
    ])
    assert.deepEqual(found, [
      ['case_identification', 1],
      ['event', 4],
    ])
  })

  test('belong to the row that they stand in', ({ assert }) => {
    assert.deepEqual(all.map(rowOf), ['', 'E_i[e1]', 'E_i[e1]', 'E_i[e2]', 'E_i[e3]'])
  })

  test('stand below the row that they belong to, which is named by its number', ({ assert }) => {
    assert.deepEqual(
      byRow(all).map(({ row, differences }) => [row, differences.length]),
      [
        ['', 1],
        ['E_i[e1]', 2],
        ['E_i[e2]', 1],
        ['E_i[e3]', 1],
      ]
    )
    const current = { E_i: [{ id: 'e3' }, { id: 'e1' }] }
    const incoming = { E_i: [{ id: 'e1' }, { id: 'e2' }] }
    const numbers = ['E_i[e1]', 'E_i[e2]', 'E_i[e9]'].map((row) =>
      numberOfRow(row, [current, incoming])
    )
    assert.deepEqual(numbers, [2, 2, 0])
  })

  test('are held against what was sent, matched by the ids of rows', ({ assert }) => {
    const sent = {
      C_1_5: '2026-01-02',
      E_i: [
        { id: 'e1', E_i_1_1a: 'Rash' },
        { id: 'e3', E_i_1_1a: 'Ache' },
      ],
    }
    assert.deepEqual(
      all.map((each) => saidAt(sent, each)),
      ['2026-01-02', 'Rash', undefined, undefined, { id: 'e3', E_i_1_1a: 'Ache' }]
    )
  })

  test('are made for all of a page at once', ({ assert }) => {
    assert.deepEqual(counts(all, {}), { accept: 2, keep: 1, undecided: 2 })
    const chosen = choose({}, byPage(pages, all)[1]!.differences, 'accept')
    assert.deepEqual(counts(all, chosen), { accept: 5, keep: 0, undecided: 0 })
  })

  test('lead on from one that is open to the next, and around', ({ assert }) => {
    assert.equal(nextUndecided(all, {}, 0), 1)
    assert.equal(nextUndecided(all, {}, 1), 4)
    assert.equal(nextUndecided(all, {}, 4), 1)
    assert.equal(nextUndecided(all, allChosen(all, {}), 2), 2)
  })
})
