import app from '@adonisjs/core/services/app'

import { SourceFailure } from '#plugins/literature/contract/source'
import { wording } from '#plugins/literature/lang/server/wording'
import { allowedAddress } from '#plugins/literature/sources/allowed_address'

/** More than any page of records. */
const MOST_BYTES = 64 * 1024 * 1024

/** What goes to a source. */
interface Asked {
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  /** Posted; a plain text goes as JSON. */
  readonly body: URLSearchParams | string
}

/**
 * Posts a question to a source and gives the text of its answer. Follows nowhere.
 * @throws SourceFailure: no address, time-out, a status that is not 200, a page of HTML
 */
export async function askSource({ address, headers = {}, body }: Asked): Promise<string> {
  const url = await allowedAddress(address)
  const seconds = app.config.get<number>('literature.seconds')
  const signal = AbortSignal.timeout(seconds * 1000)
  const isJson = typeof body === 'string'
  try {
    const answer = await fetch(url, {
      ...{ method: 'POST', body, signal, redirect: 'manual' as const },
      headers: {
        'User-Agent': 'Pharos',
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    })
    if (answer.status !== 200) throw failureOf(answer.status)
    const text = await read(answer)
    if (/^\s*(?:<!doctype html|<html)/i.test(text)) throw new SourceFailure(wording('sources.html'))
    return text
  } catch (error) {
    if (error instanceof SourceFailure) throw error
    if (signal.aborted) throw new SourceFailure(wording('sources.time_out', { seconds }))
    throw new SourceFailure(wording('sources.no_answer', { host: url.host }))
  }
}

function failureOf(status: number): SourceFailure {
  if (status === 429) return new SourceFailure(wording('sources.too_often'))
  if (status === 401 || status === 403) return new SourceFailure(wording('sources.no_right'))
  return new SourceFailure(wording('sources.status', { status }))
}

async function read(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new SourceFailure(wording('sources.too_large'))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The JSON of an answer.
 * @throws SourceFailure where it is none
 */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceFailure(wording('sources.not_json'))
  }
}
