import type { TermLevel } from '#plugins/coding/contract/dictionary'
import type { DictionaryContent } from '#plugins/coding/search/dictionary_content'
import { foldTight } from '#plugins/coding/search/fold'
import { TermIndex } from '#plugins/coding/search/term_index'
import { demoDictionary } from '#tests/invented/dictionary/demo_dictionary'
import { expectedSynonyms } from '#tests/invented/dictionary/expected/expected'

const smqs = [
  { code: 98000001, names: { en: 'Demo liver events SMQ', zh: '演示肝脏事件SMQ' } },
  { code: 98000002, names: { en: 'Demo liver tests SMQ', zh: '演示肝功能检查SMQ' } },
]

/** The newest version of the invented dictionary, as a load of it leaves it. */
export function inventedContent(version?: string): DictionaryContent {
  const { terms, paths } = demoDictionary(version)
  return {
    terms: [
      ...terms.map(({ level, code, name, pt, isCurrent }) => ({
        level: level as TermLevel,
        code: Number(code),
        names: name,
        isCurrent,
        ...(pt === undefined ? {} : { pt: Number(pt) }),
      })),
      ...smqs.map((smq) => ({ level: 'smq' as const, isCurrent: true, ...smq })),
    ],
    members: [],
    paths: paths.map(({ pt, hlt, hlgt, soc, isPrimary }) => {
      const [a, b, c, d] = [pt, hlt, hlgt, soc].map(Number)
      return { pt: a, hlt: b, hlgt: c, soc: d, isPrimary }
    }),
  }
}

/** The same, ready to be searched. */
export const inventedIndex = () => new TermIndex(inventedContent())

/** Codes that the synonyms of an invented project give for a text. */
export const inventedSynonyms = (text: string): number[] =>
  expectedSynonyms
    .filter(({ verbatim }) => foldTight(verbatim) === foldTight(text))
    .map(({ code }) => Number(code))
