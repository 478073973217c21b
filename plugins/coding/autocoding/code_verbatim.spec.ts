import { test } from '@japa/runner'

import { codeVerbatim } from '#plugins/coding/autocoding/code_verbatim'
import { TermIndex } from '#plugins/coding/search/term_index'
import { expectedCodes } from '#tests/invented/dictionary/expected/expected'
import { inventedContent, inventedIndex, inventedSynonyms } from '#tests/factories/invented_index'

const index = inventedIndex()

test.group('coding by itself', () => {
  test('gives a term to what is written like it or has an approved synonym, and leaves all else to a person', ({
    assert,
  }) => {
    for (const { verbatim, code, how } of expectedCodes) {
      const coded = codeVerbatim(index, verbatim, inventedSynonyms(verbatim))
      const isCertain = how !== 'suggest' && how !== 'none'
      assert.deepEqual(
        coded && [`${coded.term.code}`, coded.by],
        isCertain ? [code, how] : null,
        verbatim
      )
    }
  })

  test('of five hundred verbatims codes several times as many as equality of letters would', ({
    assert,
  }) => {
    const by = (way: string) => expectedCodes.filter(({ how }) => how === way).length
    const share = (count: number) => `${((100 * count) / expectedCodes.length).toFixed(1)} %`
    const coded = expectedCodes.filter(
      ({ verbatim }) => codeVerbatim(index, verbatim, inventedSynonyms(verbatim)) !== null
    ).length
    console.log(
      `Coded by itself: ${share(coded)}; by equal letters alone ${share(by('exact'))}, ` +
        `with writing set aside ${share(by('exact') + by('normalised'))}`
    )
    assert.isAbove(coded, 4 * by('exact'))
  })

  test('a text that two terms share is coded by the closer writing, or by nobody', ({ assert }) => {
    const { terms, paths, members } = inventedContent()
    const twin = (code: number, en: string) => ({
      ...{ level: 'llt' as const, code, names: { en }, pt: 90100001, isCurrent: true },
    })
    const twins = [twin(90299001, 'Demo man age'), twin(90299002, 'Demo manage')]
    const both = new TermIndex({ terms: [...terms, ...twins], paths, members })
    assert.equal(codeVerbatim(both, 'DEMO MANAGE')?.term.code, 90299002)
    assert.equal(codeVerbatim(both, 'demo man-age')?.term.code, 90299001)
    assert.isNull(codeVerbatim(both, 'demomanage'))
  })

  test('a synonym that leads to two terms, or to one no longer to be used, codes nothing', ({
    assert,
  }) => {
    assert.isNull(codeVerbatim(index, 'woozy', [90200005, 90100004]))
    assert.isNull(codeVerbatim(index, 'whirling', [90200006]))
    assert.equal(codeVerbatim(index, 'woozy', [90200005])?.by, 'synonym')
  })
})
