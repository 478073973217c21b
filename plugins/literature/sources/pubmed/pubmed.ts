import {
  type LiteratureSource,
  SourceFailure,
  type SourceFinds,
  type SourceRecord,
  type SourceValues,
} from '#plugins/literature/contract/source'
import { articleOf } from '#plugins/literature/formats/content/article_of'
import { readPubmedXml } from '#plugins/literature/formats/marked_up/pubmed_xml'
import { wording } from '#plugins/literature/lang/server/wording'
import { askSource, jsonOf } from '#plugins/literature/sources/ask_source'
import { written } from '#plugins/literature/sources/expressions'
import { keepPace } from '#plugins/literature/sources/pace'
import { recordOf } from '#plugins/literature/sources/record_of'
import { type Day, daysIn, dayAfter } from '#plugins/literature/contract/cycle'

const ADDRESS = 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils'

/** E-utilities give no more records of one search. */
const MOST = 10_000

/** Records of one answer. */
const PAGE = 200

/** Three questions a second, ten with a key. */
const PAUSE = 340
const PAUSE_WITH_KEY = 105

/** The E-utilities of the NLM: esearch keeps its result at the history server, efetch fetches it in pages. */
export const pubmed: LiteratureSource = {
  name: 'pubmed',
  label: wording('source_name.pubmed'),
  region: 'abroad',
  fields: {
    email: { kind: 'text', label: wording('source_field.email'), max: 100 },
    key: { kind: 'text', label: wording('source_field.key'), max: 100 },
    address: {
      ...{ kind: 'text', label: wording('source_field.address'), max: 200 },
      help: wording('source_field.address_help'),
    },
  },
  secrets: ['key'],
  expression: (words, from, to) => `${expressionOf(words)} AND ${daysOf(from, to)}`,
  search: async ({ expression, from, to }, values) => {
    const plain = expression.replace(/ AND \("[\d/]+"\[crdt\] : "[\d/]+"\[crdt\]\)$/, '')
    return searchDays(plain, from, to, values)
  },
}

const expressionOf = (words: Parameters<LiteratureSource['expression']>[0]) =>
  written(
    words,
    {
      word: (word) => `"${word}"[tiab]`,
      any: (all) => `(${all.join(' OR ')})`,
      and: ' AND ',
    },
    true
  )

const daysOf = (from: Day, to: Day) => {
  const [first, last] = [from, to].map((day) => day.replaceAll('-', '/'))
  return `("${first}"[crdt] : "${last}"[crdt])`
}

/** Days of which there are more records than can be fetched are searched in two halves. */
async function searchDays(
  plain: string,
  from: Day,
  to: Day,
  values: SourceValues
): Promise<SourceFinds> {
  const found = await esearch(`${plain} AND ${daysOf(from, to)}`, values)
  if (found.count <= MOST) return fetchAll(found, values)
  if (from === to) {
    throw new SourceFailure(wording('sources.too_many', { day: from, count: found.count }))
  }
  const middle = dayAfter(from, Math.floor((daysIn(from, to) - 1) / 2))
  const one = await searchDays(plain, from, middle, values)
  const other = await searchDays(plain, dayAfter(middle), to, values)
  return {
    counted: one.counted + other.counted,
    records: [...one.records, ...other.records],
  }
}

interface Found {
  readonly count: number
  readonly history: Readonly<Record<string, string>>
}

async function esearch(term: string, values: SourceValues): Promise<Found> {
  const asked = { term, usehistory: 'y', retmax: '0', retmode: 'json' }
  const { esearchresult: result = {} } = jsonOf(await post('esearch', asked, values)) as {
    esearchresult?: Record<string, unknown>
  }
  const [count, key, env] = [Number(result.count), result.querykey, result.webenv]
  if (result.ERROR !== undefined || !Number.isInteger(count)) {
    throw new SourceFailure(wording('sources.not_understood'))
  }
  return { count, history: { query_key: String(key), WebEnv: String(env) } }
}

async function fetchAll({ count, history }: Found, values: SourceValues): Promise<SourceFinds> {
  const records = new Map<string, SourceRecord>()
  for (let start = 0; start < count; start += PAGE) {
    const asked = { ...history, retstart: String(start), retmax: String(PAGE), retmode: 'xml' }
    for (const record of readPage(await post('efetch', asked, values))) {
      records.set(record.number, record)
    }
  }
  return { counted: count, records: [...records.values()] }
}

function readPage(xml: string): SourceRecord[] {
  if (!/<\/PubmedArticleSet>\s*$/.test(xml)) throw new SourceFailure(wording('sources.cut'))
  const { records, problems } = readPubmedXml(xml)
  if (problems.length > 0) throw new SourceFailure(wording('sources.cut'))
  return records
    .map(articleOf)
    .filter((article) => article !== null)
    .map(recordOf)
}

async function post(
  tool: string,
  asked: Readonly<Record<string, string>>,
  { address = ADDRESS, email, key }: SourceValues
): Promise<string> {
  await keepPace(`pubmed ${address} ${key ?? ''}`, key ? PAUSE_WITH_KEY : PAUSE)
  const named = {
    db: 'pubmed',
    tool: 'pharos',
    ...(email && { email }),
    ...(key && { api_key: key }),
  }
  const body = new URLSearchParams({ ...asked, ...named })
  return askSource({ address: `${address.replace(/\/$/, '')}/${tool}.fcgi`, body })
}
