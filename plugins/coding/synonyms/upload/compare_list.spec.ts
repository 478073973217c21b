import { test } from '@japa/runner'

import type { SynonymState } from '#plugins/coding/contract/synonym'
import type { ListLine } from '#plugins/coding/synonyms/list_file/list_line'
import { compareList, type KnownSynonym } from '#plugins/coding/synonyms/upload/compare_list'

const CURRENT = '90100001'
const OTHER = '90100004'
const terms = new Map([
  [CURRENT, { names: { en: 'one' }, isCurrent: true }],
  [OTHER, { names: { en: 'other' }, isCurrent: true }],
  ['90200006', { names: { en: 'old' }, isCurrent: false }],
])

const line = (key: string, code: string, state: SynonymState | null = null): ListLine => ({
  ...{ line: 2, verbatim: key, key, code, state },
})
const known = (key: string, code: string, state: SynonymState): KnownSynonym => ({
  ...{ id: key, key, verbatim: key, code, state },
})
const compare = (uploaded: ListLine, before: KnownSynonym[], approve: boolean) =>
  compareList({ lines: [uploaded], problems: [] }, { terms, synonyms: before, approve })

test.group('What a list of synonyms does', () => {
  test('brings as proposed, and as approved when somebody says so; a rejected one stays rejected', ({
    assert,
  }) => {
    const brought = (state: SynonymState | null, approve: boolean) =>
      compare(line('woozy', CURRENT, state), [], approve).fresh[0]!.state
    assert.deepEqual(
      ([null, 'approved', 'proposed', 'rejected'] as const).map((state) => [
        brought(state, false),
        brought(state, true),
      ]),
      [
        ['proposed', 'approved'],
        ['proposed', 'approved'],
        ['proposed', 'proposed'],
        ['rejected', 'rejected'],
      ]
    )
  })

  test('changes a synonym that has another term', ({ assert }) => {
    const before = known('woozy', OTHER, 'approved')
    const { fresh, changed, same } = compare(line('woozy', CURRENT), [before], false)
    assert.deepEqual([fresh.length, same], [0, 0])
    assert.deepEqual(
      changed.map((each) => [each.before.code, each.code, each.state]),
      [[OTHER, CURRENT, 'proposed']]
    )
  })

  test('leaves alone what is there, and approves nothing by itself', ({ assert }) => {
    const became = (
      was: SynonymState,
      says: SynonymState | null,
      approve: boolean
    ): SynonymState | 'same' => {
      const { changed, same } = compare(
        line('woozy', CURRENT, says),
        [known('woozy', CURRENT, was)],
        approve
      )
      return same === 1 ? 'same' : changed[0]!.state
    }
    assert.equal(became('rejected', null, true), 'same')
    assert.equal(became('proposed', null, true), 'same')
    assert.equal(became('approved', 'approved', false), 'same')
    assert.equal(became('proposed', 'approved', false), 'same')
    assert.equal(became('proposed', 'approved', true), 'approved')
    assert.equal(became('approved', 'rejected', false), 'rejected')
    assert.equal(became('approved', 'proposed', false), 'proposed')
  })

  test('is wrong where the newest version has no such term, or not any more', ({ assert }) => {
    for (const code of ['90200006', '12345678']) {
      const { problems } = compare(line('woozy', code), [], true)
      assert.deepEqual(
        problems.map(({ line: at, column }) => [at, column]),
        [[2, 'code']]
      )
      assert.match(problems[0]!.says.en, new RegExp(code))
    }
    // What is there was right once, and the list does not change it.
    const before = known('woozy', '90200006', 'approved')
    assert.equal(compare(line('woozy', '90200006'), [before], false).same, 1)
  })
})
