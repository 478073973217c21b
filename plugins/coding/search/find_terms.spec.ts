import { test } from '@japa/runner'

import type { TermLevel } from '#plugins/coding/contract/dictionary'
import { findTerms } from '#plugins/coding/search/find_terms'

import { expectedCodes, expectedHits } from '#plugins/demo/dictionary/expected/expected'
import { TermIndex } from '#plugins/coding/search/term_index'
import { inventedContent, inventedIndex, inventedSynonyms } from '#tests/factories/invented_index'

const index = inventedIndex()
const search = (text: string, wanted: { level?: TermLevel; currentOnly?: boolean } = {}) =>
  findTerms(index, { text, ...wanted, synonyms: inventedSynonyms(text) })

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

  test('where two are as close, the preferred term stands first; letters before initials of pinyin', ({
    assert,
  }) => {
    const more = (code: number, en: string) => firstWith({ code, en })
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
function firstWith({ code, en }: { code: number; en: string }) {
  const { terms, paths, members } = inventedContent()
  const term = { level: 'llt' as const, code, names: { en }, pt: 90100002, isCurrent: true }
  const larger = new TermIndex({ terms: [...terms, term], paths, members })
  return (text: string) =>
    findTerms(larger, { text }).flatMap(({ terms: found }) => found.map((each) => each.code))
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
