import i18next from 'i18next'
import { apiAddress } from '../api_address'
import { ApiError } from '../api_error'
import type { Calls } from './calls.d.ts'
import { open, send, type Way } from './send'
import { type Query, withQuery } from './with_query'

/** A call of the server by method and path, as docs/api.md names it: `GET /cases`. */
export type CallName = keyof Calls

/** What a call takes, as far as it takes something: `path`, `query`, `body`, or the parts of a `form`. */
export type Asked<Name extends CallName> = Omit<Calls[Name], 'answer' | 'refusal'>

/** What a call answers, without the envelope. */
export type Answer<Name extends CallName> = Calls[Name] extends { answer: infer Data }
  ? Data
  : never

/** What is asked may be left away where all of it may. */
type Given<Name extends CallName> =
  object extends Asked<Name> ? [asked?: Asked<Name>, way?: Way] : [asked: Asked<Name>, way?: Way]

/** The parts that a request is put together of, whichever call it is. */
export interface Parts {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Query
  readonly body?: unknown
  readonly form?: Readonly<Record<string, unknown>>
}

/**
 * Asks the server.
 * @returns what the envelope holds
 * @throws ApiError with a sentence for the user
 */
export function call<Name extends CallName>(
  name: Name,
  ...[asked, way]: Given<Name>
): Promise<Answer<Name>> {
  return ask(name, asked, way)
}

/** The same for who has what is asked in hand. */
export async function ask<Name extends CallName>(
  name: Name,
  asked: Asked<Name> | undefined,
  way?: Way
): Promise<Answer<Name>> {
  const parts: Parts = asked ?? {}
  const response = await send(methodOf(name), addressOf(name, parts), bodyOf(name, parts), way)
  // The one place where an answer gets its type: specs hold each answer to what its call states.
  return (await open(response)) as Answer<Name>
}

export const methodOf = (name: CallName) => name.slice(0, name.indexOf(' '))

/** Where a call goes. */
export function addressOf(name: CallName, { path = {}, query }: Parts): string {
  const place = name.slice(name.indexOf(' ') + 1)
  const filled = place.replaceAll(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(path[key])))
  return apiAddress(withQuery(filled, query))
}

function bodyOf(name: CallName, { body, form }: Parts): unknown {
  if (form) return formOf(form)
  return body ?? (/^(POST|PUT) /.test(name) ? {} : undefined)
}

/** The parts of a form as a browser sends them; what is not said is not sent. */
export function formOf(parts: NonNullable<Parts['form']>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    for (const one of [value].flat()) {
      if (one instanceof Blob) form.append(name, one)
      else if (one !== undefined && one !== null) form.append(name, String(one))
    }
  }
  return form
}

/** A file comes as it is, a refusal in the envelope. */
export async function fetchBytes(address: string, signal?: AbortSignal): Promise<Uint8Array> {
  const response = await asFile(await send('GET', address, undefined, { signal }))
  return new Uint8Array(await response.arrayBuffer())
}

/** A file, under the name by which the server calls it. */
export interface NamedFile {
  readonly name: string
  readonly content: Blob
}

/**
 * Asks the server for a file that is made for whoever asks.
 * @throws ApiError with a sentence for the user, also when the file broke off on its way
 */
export async function callForFile<Name extends CallName>(
  name: Name,
  asked: Asked<Name>
): Promise<NamedFile> {
  const parts: Parts = asked
  const address = addressOf(name, parts)
  const response = await asFile(await send(methodOf(name), address, bodyOf(name, parts)))
  const [, encoded = ''] = /filename\*=UTF-8''(\S+)/.exec(disposition(response)!) ?? []
  const content = await response.blob().catch(() => {
    throw new ApiError(0, i18next.t('api.offline'))
  })
  return { name: decodeURIComponent(encoded), content }
}

const disposition = ({ headers }: Response) => headers.get('Content-Disposition')

async function asFile(response: Response): Promise<Response> {
  if (disposition(response) !== null) return response
  await open(response)
  throw new Error(`${response.url} answered no file`)
}
