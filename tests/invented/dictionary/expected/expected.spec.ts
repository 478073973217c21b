import { test } from '@japa/runner'

import { demoDictionary } from '#tests/invented/dictionary/demo_dictionary'
import {
  expectedCodes,
  expectedHits,
  expectedSynonyms,
} from '#tests/invented/dictionary/expected/expected'

const { terms } = demoDictionary()
const chosen = new Set(
  terms.filter(({ level, isCurrent }) => level === 'llt' && isCurrent).map(({ code }) => code)
)
const isHan = (text: string) => /\p{Script=Han}/u.test(text)

test.group('what search and coding have to find', () => {
  test('is stated by at least sixty queries and five hundred verbatims, in both languages', ({
    assert,
  }) => {
    assert.isAtLeast(expectedHits.length, 60)
    assert.isAtLeast(expectedCodes.length, 500)
    for (const texts of [
      expectedHits.map(({ text }) => text),
      expectedCodes.map(({ verbatim }) => verbatim),
    ]) {
      assert.isAtLeast(texts.filter(isHan).length / texts.length, 1 / 3)
      assert.isAtMost(texts.filter(isHan).length / texts.length, 2 / 3)
    }
  })

  test('no verbatim is asked twice', ({ assert }) => {
    assert.equal(new Set(expectedCodes.map(({ verbatim }) => verbatim)).size, expectedCodes.length)
  })

  test('a verbatim expects a term that may be chosen, or none at all', ({ assert }) => {
    for (const { verbatim, code, how } of expectedCodes) {
      assert.isTrue(how === 'none' ? code === null : chosen.has(code!), verbatim)
    }
    for (const { verbatim, code } of expectedSynonyms) assert.isTrue(chosen.has(code), verbatim)
  })
})
