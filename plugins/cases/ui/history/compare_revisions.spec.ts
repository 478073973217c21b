import { test } from '@japa/runner'
import fc from 'fast-check'

import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import { parsePath } from '#kernel/case/content/element_path'
import { arbitraryContent } from '#kernel/case/forms/arbitrary_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

import { compareRevisions, type RowChange } from '#plugins/cases/ui/history/compare_revisions'

const catalogue = loadCatalogue()
const drug = (id: string, name: string) => ({ id, G_k_2_2: name })
const brief = (changes: ReturnType<typeof compareRevisions>) =>
  changes.map(({ path, state, before, after, values }) => [
    path,
    state,
    before ?? 0,
    after ?? 0,
    values.length,
  ])

test.group('Comparison of two revisions', () => {
  test('tells rows that came, went, moved and changed by their positions', ({ assert }) => {
    const before = { D_1: 'AB', G_k: [drug('a', 'A'), drug('b', 'B'), drug('c', 'C')] }
    const after = { D_1: 'CD', G_k: [drug('c', 'C'), drug('a', 'A2'), drug('d', 'D')] }
    assert.deepEqual(brief(compareRevisions(before, after, catalogue)), [
      ['', 'kept', 0, 0, 1],
      ['G_k[c]', 'moved', 3, 1, 0],
      ['G_k[a]', 'kept', 1, 2, 1],
      ['G_k[b]', 'removed', 2, 0, 1],
      ['G_k[d]', 'added', 0, 3, 1],
    ])
  })

  test('tells of a row without values, and of rows inside rows', ({ assert }) => {
    const before: CaseContent = { G_k: [{ id: 'a', G_k_4_r: [{ id: 'x', G_k_4_r_8: 'daily' }] }] }
    const after: CaseContent = {
      G_k: [{ id: 'a', G_k_4_r: [{ id: 'x', G_k_4_r_8: 'weekly' }] }, { id: 'b' }],
    }
    assert.deepEqual(brief(compareRevisions(before, after, catalogue)), [
      ['G_k[a].G_k_4_r[x]', 'kept', 1, 1, 1],
      ['G_k[b]', 'added', 0, 2, 0],
    ])
  })

  test('finds nothing between a content and itself', ({ assert }) => {
    const content = { D_1: 'AB', G_k: [drug('a', 'A')] }
    assert.deepEqual(compareRevisions(content, structuredClone(content), catalogue), [])
  })
})

/** Carries out what a comparison tells, and nothing else: is that all, the one becomes the other. */
function carryOut(content: CaseContent, changes: readonly RowChange[]): CaseContent {
  const result = structuredClone(content)
  const rowChanges = changes.filter(({ path }) => path !== '')
  const depth = ({ path }: RowChange) => parsePath(path).length
  // Rows are taken out from the inside and put in from the outside, where they can be reached.
  for (const change of rowChanges.toSorted((a, b) => depth(b) - depth(a))) take(result, change)
  const placed = rowChanges.filter(({ state }) => state === 'added' || state === 'moved')
  for (const change of placed.toSorted((a, b) => depth(a) - depth(b) || a.after! - b.after!))
    put(result, change)
  for (const { values } of changes) for (const value of values) setValue(result, value)
  return result
}

type Level = CaseContent | Row

function levelOf(content: CaseContent, path: string): { level?: Level; key: string; row?: string } {
  const steps = parsePath(path)
  let level: Level | undefined = content
  for (const { key, row } of steps.slice(0, -1)) {
    const rows: unknown = level?.[key]
    level = isRows(rows) ? rows.find(({ id }) => id === row) : undefined
  }
  return { level, ...steps.at(-1)! }
}

/** Takes out a row that went, and one that comes back elsewhere. */
const taken = new Map<string, Row>()
function take(content: CaseContent, { path, state }: RowChange) {
  const { level, key, row } = levelOf(content, path)
  const rows = level?.[key]
  if (state === 'kept' || state === 'added' || !isRows(rows)) return
  const found = rows.find(({ id }) => id === row)
  if (found && state === 'moved') taken.set(path, found)
  const left = rows.filter(({ id }) => id !== row)
  if (left.length > 0 || state === 'moved') level![key] = left
  else delete level![key]
}

function put(content: CaseContent, { path, after }: RowChange) {
  const { level, key, row } = levelOf(content, path)
  if (!level) throw new Error(`Nothing is told of the row around ${path}`)
  const rows = level[key]
  const mine = taken.get(path) ?? { id: row! }
  level[key] = (isRows(rows) ? rows : []).toSpliced(after! - 1, 0, mine)
}

function setValue(content: CaseContent, { path, after }: RowChange['values'][number]) {
  const { level, key } = levelOf(content, path)
  if (!level) return // the row went, and its values with it
  if (after === undefined) delete level[key]
  else level[key] = after
}

/** The content with the rows of every group in another order. */
function shuffled(level: Level, order: (rows: Row[]) => Row[]): Level {
  const entries = Object.entries(level).map(([key, value]) =>
    isRows(value) ? [key, order(value.map((row) => shuffled(row, order) as Row))] : [key, value]
  )
  return Object.fromEntries(entries)
}

test.group('A comparison tells all of it and no more', () => {
  const content = arbitraryContent(catalogue)

  test('what it tells, carried out, turns the one state into the other', ({ assert }) => {
    fc.assert(
      fc.property(content, content, (one, other) => {
        taken.clear()
        assert.deepEqual(carryOut(one, compareRevisions(one, other, catalogue)), other)
      }),
      { numRuns: 40 }
    )
  })

  test('a state does not differ from itself', ({ assert }) => {
    fc.assert(
      fc.property(content, (one) => {
        assert.deepEqual(compareRevisions(one, structuredClone(one), catalogue), [])
      }),
      { numRuns: 20 }
    )
  })

  test('rows in another order have moved: none came, went or changed', ({ assert }) => {
    const orders = [
      (rows: Row[]) => rows.toReversed(),
      (rows: Row[]) => [...rows.slice(1), ...rows.slice(0, 1)],
    ]
    fc.assert(
      fc.property(content, fc.constantFrom(...orders), (one, order) => {
        const changes = compareRevisions(one, shuffled(one, order) as CaseContent, catalogue)
        for (const { state, values } of changes) {
          assert.equal(state, 'moved')
          assert.lengthOf(values, 0)
        }
        const some = Object.values(one).some((value) => isRows(value) && value.length > 1)
        if (some) assert.isAbove(changes.length, 0)
      }),
      { numRuns: 40 }
    )
  })

  test('left and right changed over tell the same the other way round', ({ assert }) => {
    const places = (changes: readonly RowChange[]) => changes.map(({ path }) => path).sort()
    fc.assert(
      fc.property(content, content, (one, other) => {
        const there = compareRevisions(one, other, catalogue)
        const back = compareRevisions(other, one, catalogue)
        const of = (changes: readonly RowChange[], state: RowChange['state']) =>
          places(changes.filter((change) => change.state === state))
        assert.deepEqual(of(there, 'added'), of(back, 'removed'))
        assert.deepEqual(of(there, 'removed'), of(back, 'added'))
      }),
      { numRuns: 20 }
    )
  })
})
