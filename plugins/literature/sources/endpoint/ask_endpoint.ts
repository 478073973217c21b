import vine from '@vinejs/vine'

import { aWholeNumber } from '#kernel/http/values'

import {
  SourceFailure,
  type SourceFinds,
  type SourceQuestion,
  type SourceRecord,
} from '#plugins/literature/contract/source'
import { wording } from '#plugins/literature/lang/server/wording'
import { askSource, jsonOf } from '#plugins/literature/sources/ask_source'

/** More pages than any search of one window has. */
const MOST_PAGES = 1000

const text = () => vine.string().optional().nullable()

/** A page as docs/literature.md describes it. */
const page = vine.compile(
  vine.object({
    total: aWholeNumber().min(0),
    pages: aWholeNumber().min(0),
    records: vine.array(
      vine.object({
        ...{ id: vine.string(), title: vine.string(), otherTitle: text(), journal: text() },
        ...{ published: text(), volume: text(), issue: text(), pages: text(), issn: text() },
        ...{ doi: text(), pmid: text(), abstract: text(), language: text(), url: text() },
        authors: vine.array(vine.string()).optional(),
        keywords: vine.array(vine.string()).optional(),
      })
    ),
  })
)

/** An endpoint of the user that searches databases without an open interface. */
interface Endpoint {
  readonly address: string
  readonly key?: string | undefined
}

/**
 * Asks an endpoint of the user for a database, by the contract of docs/literature.md, page after page.
 * @throws SourceFailure
 */
export async function askEndpoint(
  { address, key }: Endpoint,
  database: string,
  { expression, from, to }: SourceQuestion
): Promise<SourceFinds> {
  const records = new Map<string, SourceRecord>()
  let [counted, pages] = [0, 1]
  for (let number = 1; number <= Math.min(pages, MOST_PAGES); number += 1) {
    const answer = await askSource({
      address,
      headers: key ? { Authorization: `Bearer ${key}` } : {},
      body: JSON.stringify({ database, query: expression, from, to, page: number }),
    })
    const read = await readPage(jsonOf(answer))
    counted = read.total
    pages = read.pages
    for (const { id, ...said } of read.records) {
      const named = Object.entries(said).filter(([, value]) => value !== null)
      records.set(id, { ...(Object.fromEntries(named) as unknown as SourceRecord), number: id })
    }
  }
  return { counted, records: [...records.values()] }
}

async function readPage(answer: unknown) {
  try {
    return await page.validate(answer)
  } catch {
    throw new SourceFailure(wording('sources.not_understood'))
  }
}
