import type { Article } from '#plugins/literature/formats/article'
import { dateIn } from '#plugins/literature/formats/content/dates'
import { doiIn, issnsIn, numberInAddress } from '#plugins/literature/formats/content/identifiers'
import { peopleIn } from '#plugins/literature/formats/content/names_of_people'
import { standingOf } from '#plugins/literature/formats/content/notice_of'
import { pagesOf } from '#plugins/literature/formats/content/pages'
import { plainText, plainTitle } from '#plugins/literature/formats/content/plain_text'
import { sourceIn } from '#plugins/literature/formats/content/source_in'
import type { FieldName, RawRecord } from '#plugins/literature/formats/raw_record'

/** The article that a record describes, null where it has no title. */
export function articleOf({ line, values }: RawRecord): Article | null {
  const all = (name: FieldName) => values.get(name) ?? []
  const first = (...names: FieldName[]) => {
    const text = names.map((name) => all(name)[0]).find((each) => each !== undefined)
    return text === undefined ? null : plainText(text) || null
  }
  const written = plainText(all('title')[0] ?? all('otherTitle')[0] ?? '')
  const title = plainTitle(written)
  if (title === '') return null
  const published = dateIn(all('date').join(' ')) ?? dateIn(all('year').join(' '))
  const publishedOnline = dateIn(all('onlineDate')[0] ?? '')
  const dates = [dateIn(all('year')[0] ?? ''), published, publishedOnline]
  const year = dates.find((date) => date !== null)?.slice(0, 4)
  const named = all('author').length > 0 ? all('author') : all('fullName')
  const addresses = all('url').filter((address) => address.includes('doi.org/'))
  const identified = [...all('doi'), ...all('maybeDoi'), ...addresses]
  const pmid = /\d+/.exec(all('pmid')[0] ?? '')?.[0] ?? null
  const pseudo = all('doi').find((text) => doiIn(text) === null) ?? null
  const address = all('url')
    .map(numberInAddress)
    .find((number) => number !== null)
  const number = first('number') ?? pmid ?? pseudo ?? address ?? first('weakNumber')
  return {
    title,
    otherTitle: plainTitle(all('otherTitle')[0] ?? '') || null,
    authors: [...new Set([...named, ...all('group')].flatMap(peopleIn).map(plainText))],
    year: year === undefined ? null : Number(year),
    published,
    publishedOnline,
    journal: first('journal', 'shortJournal'),
    journalAbbreviation: first('shortJournal'),
    publisher: first('publisher'),
    issns: issnsIn(all('issn')),
    ...pagesOf(first),
    doi: identified.map(doiIn).find((doi) => doi !== null) ?? null,
    pmid,
    source: sourceIn([...all('source'), ...identified, ...all('url')]) ?? (pmid && 'pubmed'),
    sourceNumber: number,
    abstract: all('abstract').map(plainText).filter(Boolean).join('\n') || null,
    keywords: all('keyword').flatMap(keywordsIn),
    language: first('language'),
    key: first('key'),
    ...standingOf(written, all('type'), (name) => all(name).length > 0),
    line,
  }
}

const keywordsIn = (text: string) =>
  text
    .split(/[;；，、\n]/)
    .map(plainText)
    .filter(Boolean)
