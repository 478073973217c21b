import { test } from '@japa/runner'

import type { AskedLevel } from '#plugins/coding/contract/dictionary'
import { findTerms } from '#plugins/coding/search/find_terms'

import { expectedCodes, expectedHits } from '#tests/invented/dictionary/expected/expected'
import { TermIndex } from '#plugins/coding/search/term_index'
import { inventedContent, inventedIndex, inventedSynonyms } from '#tests/factories/invented_index'

const index = inventedIndex()
type Wanted = { level?: AskedLevel; currentOnly?: boolean }
const answer = (text: string, wanted: Wanted = {}) =>
  findTerms(index, { text, ...wanted, synonyms: inventedSynonyms(text) })
const search = (text: string, wanted?: Wanted) => answer(text, wanted).groups

test.group('the search for terms', () => {
  for (const { text, expect, group, level, currentOnly } of expectedHits) {
    test(`${text} finds ${expect} first (${group})`, ({ assert }) => {
      const [first] = search(text, { level, currentOnly })
      assert.deepEqual([first?.group, `${first?.terms[0]?.code}`], [group, expect])
    })
  }

  test('gives what reporters wrote its term at the first place 19 times in 20, and among five 99 times in 100', ({
    assert,
  }) => {
    const wanted = expectedCodes.filter(({ code }) => code !== null)
    const places = wanted.map(({ verbatim, code }) =>
      search(verbatim)
        .flatMap(({ terms }) => terms)
        .findIndex((term) => `${term.code}` === code)
    )
    const share = (isThere: (place: number) => boolean) =>
      places.filter(isThere).length / places.length
    const first = share((place) => place === 0)
    const five = share((place) => place >= 0 && place < 5)
    console.log(
      `Of ${places.length} verbatims ${percent(first)} find their term first, ${percent(five)} among five`
    )
    assert.isAtLeast(first, 0.95)
    assert.isAtLeast(five, 0.99)
  })

  test('a term that is no longer to be used is found when it is asked for only', ({ assert }) => {
    const codes = (currentOnly?: boolean) =>
      search('Demo giddy', { currentOnly }).flatMap(({ terms }) => terms.map(({ code }) => code))
    assert.notInclude(codes(), 90200006)
    assert.include(codes(false), 90200006)
    // Its preferred term is offered instead.
    assert.deepEqual(codes()[0], 90100004)
  })

  test('terms that are left out only because they are not current are counted, each once, and are what is shown besides when they are asked for', ({
    assert,
  }) => {
    for (const text of ['giddy', 'Demo giddy', '90200006', '演示晕眩', 'demo']) {
      assert.equal(answer(text).notCurrent, 1, text)
      assert.equal(answer(text, { currentOnly: false }).notCurrent, 0, text)
    }
    assert.equal(answer('Demo head ache').notCurrent, 0)
    assert.equal(answer('giddy', { level: 'pt' }).notCurrent, 0)
    const count = (groups: ReturnType<typeof search>) =>
      groups.reduce((sum, { total }) => sum + total, 0)
    // Where something is called so, what is only like it is neither shown nor counted.
    const more = firstWith({ code: 90299002, en: 'Demo giddy spell', isCurrent: false })
    assert.equal(more('Demo giddy').notCurrent, 2)
    assert.equal(count(more('Demo giddy', { currentOnly: false }).groups), 2)
    const slip = firstWith({ code: 90299003, en: 'Giddy demo state', isCurrent: false })
    assert.equal(slip('Demo giddy').notCurrent, 1)
    assert.equal(count(slip('Demo giddy', { currentOnly: false }).groups), 1)
  })

  test('terms of any level are found at once, the higher first among those that are as close', ({
    assert,
  }) => {
    const levels = (text: string) =>
      search(text, { level: 'any' }).flatMap(({ group, terms }) =>
        terms.map(({ level, names }) => [group, level, names.en])
      )
    assert.deepEqual(levels('Demo head ache').slice(0, 2), [
      ['exact', 'pt', 'Demo head ache'],
      ['exact', 'llt', 'Demo head ache'],
    ])
    assert.deepEqual(levels('Demo liver').slice(0, 7), [
      ['prefix', 'soc', 'Demo liver and bile'],
      ['prefix', 'hlgt', 'Demo liver group'],
      ['prefix', 'hlt', 'Demo liver injury'],
      ['prefix', 'hlt', 'Demo liver tests'],
      ['prefix', 'smq', 'Demo liver events SMQ'],
      ['prefix', 'smq', 'Demo liver tests SMQ'],
      ['prefix', 'pt', 'Demo liver failure'],
    ])
    assert.deepEqual(levels('Demo liver events SMQ')[0], ['exact', 'smq', 'Demo liver events SMQ'])
    assert.deepEqual(levels('Demo half head ache')[0], ['exact', 'llt', 'Demo half head ache'])
  })

  test('where two are as close, the preferred term stands first; letters before initials of pinyin', ({
    assert,
  }) => {
    const more = (code: number, en: string) => (text: string) =>
      codesOf(firstWith({ code, en })(text).groups)
    assert.equal(more(90000001, 'Demo head itch')('head')[0], 90100001)
    assert.equal(more(90299001, 'Ystt demo')('ystt')[0], 90299001)
  })

  test('one letter finds what begins with it; a word that all names have finds none of them', ({
    assert,
  }) => {
    assert.equal(search('d')[0]?.group, 'prefix')
    // It stands inside of many.
    assert.deepEqual(search('h'), [])
    assert.deepEqual(search('demo xylophone quartet'), [])
  })

  test('each term is in one group, and the closest stands first in it', ({ assert }) => {
    const groups = search('演示肝')
    const codes = groups.flatMap(({ terms }) => terms.map(({ level, code }) => `${level}${code}`))
    assert.equal(new Set(codes).size, codes.length)
  })

  test('nothing and signs alone find nothing', ({ assert }) => {
    for (const text of ['', '   ', '。', '-', '!?']) assert.deepEqual(search(text), [])
  })
})

/** Searches the dictionary with one more lowest level term in it. */
function firstWith({
  code,
  en,
  isCurrent = true,
}: {
  code: number
  en: string
  isCurrent?: boolean
}) {
  const { terms, paths, members } = inventedContent()
  const term = { level: 'llt' as const, code, names: { en }, pt: 90100002, isCurrent }
  const larger = new TermIndex({ terms: [...terms, term], paths, members })
  return (text: string, wanted: Wanted = {}) => findTerms(larger, { text, ...wanted })
}

const codesOf = (groups: ReturnType<typeof search>) =>
  groups.flatMap(({ terms }) => terms.map(({ code }) => code))

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
