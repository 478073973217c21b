import type { InventedRecord } from '#plugins/literature/loopback/invented_records'

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => ESCAPED[sign]!)

/** Articles as efetch gives them. */
export const pubmedXml = (records: readonly InventedRecord[]): string =>
  [
    '<?xml version="1.0" ?>\n<PubmedArticleSet>',
    ...records.map(
      ({ number, title, journal, authors, abstract, day }) =>
        `<PubmedArticle><MedlineCitation><PMID Version="1">${number}</PMID><Article><Journal>` +
        `<JournalIssue><Volume>1</Volume><PubDate><Year>${day.slice(0, 4)}</Year></PubDate>` +
        `</JournalIssue><Title>${escaped(journal)}</Title></Journal>` +
        `<ArticleTitle>${escaped(title)}</ArticleTitle>` +
        `<Abstract><AbstractText>${escaped(abstract)}</AbstractText></Abstract><AuthorList>` +
        authors
          .map((name) => name.split(' '))
          .map(
            ([last, initials]) =>
              `<Author><LastName>${last}</LastName><Initials>${initials}</Initials></Author>`
          )
          .join('') +
        `</AuthorList></Article></MedlineCitation></PubmedArticle>`
    ),
    '</PubmedArticleSet>',
  ].join('\n')

/** A page of Europe PMC. */
export function europePmcPage(
  found: readonly InventedRecord[],
  said: Readonly<Record<string, string>>,
  isShort: boolean
): string {
  const size = Number(said.pageSize ?? 25)
  const start = said.cursorMark === '*' ? 0 : Number(said.cursorMark)
  const page = found.slice(start, start + size)
  return JSON.stringify({
    hitCount: found.length,
    nextCursorMark: page.length < size ? said.cursorMark : String(start + size),
    resultList: {
      result: (isShort ? page.slice(1) : page).map(({ number, title, abstract, authors, day }) => ({
        ...{ id: number, source: 'MED', pmid: number, title, abstractText: abstract },
        ...{ authorList: { author: authors.map((fullName) => ({ fullName })) } },
        firstPublicationDate: day,
      })),
    },
  })
}

const OWN_PAGE = 50

/** A page by the contract of docs/literature.md. */
export function ownPage(
  found: readonly InventedRecord[],
  said: Readonly<Record<string, string>>,
  isShort: boolean
): string {
  const start = (Number(said.page ?? 1) - 1) * OWN_PAGE
  const page = found.slice(start, start + OWN_PAGE)
  return JSON.stringify({
    total: found.length,
    pages: Math.ceil(found.length / OWN_PAGE),
    records: (isShort ? page.slice(1) : page).map(
      ({ number, title, journal, authors, abstract, day }) => ({
        ...{ id: number, title, journal, authors, abstract, published: day },
      })
    ),
  })
}
