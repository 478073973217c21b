import type { Article } from '#plugins/literature/formats/article'
import { inLatin, type LatinName, latinName } from '#plugins/literature/same_article/latin_name'

/** A title as it is compared. */
export interface TitleFeature {
  readonly plain: string
  readonly isHan: boolean
  /** Pairs of characters that follow each other, each once. */
  readonly pairs: ReadonlySet<string>
  /** Its numbers in their order, and what follows a series: "1", "2". */
  readonly numbers: string
}

/** What of an article is compared; what is not given is empty and matches nothing. */
export interface ArticleFeatures {
  readonly article: Article
  readonly doi: string
  readonly pmid: string
  /** Source and number in it; empty where either is not known. */
  readonly number: string
  readonly titles: readonly TitleFeature[]
  readonly authors: readonly LatinName[]
  readonly journal: string
  readonly journalWords: readonly string[]
  readonly issns: readonly string[]
  readonly year: number | null
  readonly volume: string
  readonly issue: string
  readonly page: string
}

/** An article as it is compared with others. */
export function articleFeatures(article: Article): ArticleFeatures {
  const { source, sourceNumber, journal } = article
  return {
    article,
    doi: (article.doi ?? '').toLowerCase(),
    pmid: article.pmid ?? '',
    number: source && sourceNumber ? `${source} ${sourceNumber.toLowerCase()}` : '',
    titles: [article.title, article.otherTitle].filter((each) => each !== null).map(titleFeature),
    authors: article.authors.map(latinName),
    journal: inLatin(journal ?? ''),
    journalWords: wordsOf(journal ?? ''),
    issns: article.issns,
    year: article.year,
    volume: numberOf(article.volume),
    issue: numberOf(article.issue),
    page: numberOf(/^[^-+,\s]+/.exec(article.pages ?? '')?.[0] ?? null),
  }
}

const SMALL = new Set(['of', 'the', 'and', 'for', 'in', 'on', 'de', 'der', 'a'])

const wordsOf = (journal: string) =>
  /\p{Script=Han}/u.test(journal)
    ? []
    : journal
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word !== '' && !SMALL.has(word))

/** 03 and 3 are one number. */
const numberOf = (text: string | null) =>
  (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/^0+(?=\w)/, '')

/** Numbers in digits, in Chinese (of cases, or of a part in brackets), in Roman letters. */
const NUMBERS =
  /\d+|[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]+(?=[\u4f8b)])|\b[ivx]+\b/g

function titleFeature(title: string): TitleFeature {
  const lower = title.normalize('NFKC').toLowerCase()
  const plain = lower.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const signs = [...plain]
  const pairs = new Set(signs.slice(1).map((sign, at) => signs[at]! + sign))
  const numbers = (lower.match(NUMBERS) ?? []).join(' ')
  return { plain, isHan: /\p{Script=Han}/u.test(plain), pairs, numbers }
}

/** How alike two titles are: 0 to 1 (Dice of their pairs of characters). */
export function likeness(a: TitleFeature, b: TitleFeature): number {
  let shared = 0
  for (const pair of a.pairs) if (b.pairs.has(pair)) shared++
  const all = a.pairs.size + b.pairs.size
  return all === 0 ? 0 : (2 * shared) / all
}
