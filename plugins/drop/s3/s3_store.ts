import { Parser } from 'htmlparser2'

import { signS3Request } from '#kernel/files/s3/sign_request'

import type { Exchange, HttpAnswer, PartnerReach, Target } from '#plugins/gateway/contract/reach'
import type { S3Place } from '#plugins/drop/s3/s3_settings'

/** An object of a bucket. */
export interface S3Object {
  readonly key: string
  readonly size: number
}

/** An answer that is none of those that were expected. */
export class S3Refusal extends Error {
  constructor(
    readonly status: number,
    /** `SignatureDoesNotMatch`, `NoSuchBucket`; empty where the service names none. */
    readonly code: string
  ) {
    super(`S3 answered ${status} ${code}`)
    this.name = 'S3Refusal'
  }
}

/** Larger ones are no answers. */
export const LARGEST = 50 * 1024 * 1024

const NOTHING = new Uint8Array()

/** A bucket at an address that was resolved once. */
export class S3Store {
  private constructor(
    private reach: PartnerReach,
    private target: Target,
    private place: S3Place
  ) {}

  /** @throws NotAllowed where its host is not named */
  static async open(reach: PartnerReach, place: S3Place): Promise<S3Store> {
    return new S3Store(reach, await reach.target(place.endpoint), place)
  }

  /** The bytes of an object; null where there is none. @throws S3Refusal, NoAnswer */
  async get(key: string): Promise<Buffer | null> {
    const { status, body } = await this.#ask('GET', key, {}, [200, 404])
    if (status === 200) return body
    if (codeIn(body) === 'NoSuchBucket') throw new S3Refusal(404, 'NoSuchBucket')
    return null
  }

  /**
   * Puts an object where none has its name yet; false where one has. A service that knows no conditions takes
   * it without. @throws S3Refusal, NoAnswer
   */
  async putNew(key: string, bytes: Uint8Array, mediaType: string): Promise<boolean> {
    const headers = { 'content-type': mediaType }
    const onlyNew = { ...headers, 'if-none-match': '*' }
    const { status } = await this.#ask(
      'PUT',
      key,
      { headers: onlyNew, bytes },
      [200, 409, 412, 501]
    )
    if (status === 501) await this.put(key, bytes, mediaType)
    return status === 200 || status === 501
  }

  /** Puts an object, in the place of one that has its name. @throws S3Refusal, NoAnswer */
  async put(key: string, bytes: Uint8Array, mediaType: string): Promise<void> {
    await this.#ask('PUT', key, { headers: { 'content-type': mediaType }, bytes }, [200])
  }

  /** Removes an object, if it is there. @throws S3Refusal, NoAnswer */
  async remove(key: string): Promise<void> {
    await this.#ask('DELETE', key, {}, [200, 204, 404])
  }

  /** All objects below a prefix, in the order of their keys. @throws S3Refusal, NoAnswer */
  async *list(prefix: string, most = 1000): AsyncGenerator<S3Object> {
    let after: string | null = null
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': String(most) })
      if (after !== null) query.set('continuation-token', after)
      const { body } = await this.#ask('GET', '', { query }, [200])
      const page = listed(body)
      yield* page.objects
      after = page.next
    } while (after !== null)
  }

  async #ask(
    method: Exchange['method'],
    key: string,
    asked: {
      readonly headers?: Readonly<Record<string, string>>
      readonly bytes?: Uint8Array
      readonly query?: URLSearchParams
    },
    expected: readonly number[]
  ): Promise<HttpAnswer> {
    const { headers = {}, bytes, query } = asked
    const url = new URL(this.target.url)
    const path = [this.place.bucket, ...key.split('/')].map(encodeURIComponent).join('/')
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`
    url.search = query ? query.toString().replaceAll('+', '%20') : ''
    const toSign = { method, url, headers, body: bytes ?? NOTHING }
    const signed = signS3Request(toSign, this.place, new Date())
    const answer = await this.reach.exchange(
      { ...this.target, url },
      { method, headers: Object.entries(signed), most: LARGEST, ...(bytes && { body: bytes }) }
    )
    if (expected.includes(answer.status)) return answer
    throw new S3Refusal(answer.status, codeIn(answer.body))
  }
}

/** The code of an error, as the service names it. */
const codeIn = (body: Buffer): string =>
  /<Code>\s*([A-Za-z0-9.]{1,80})\s*<\/Code>/.exec(body.toString('utf8'))?.[1] ?? ''

/** Reads a list of objects (ListObjectsV2). */
function listed(body: Buffer): { objects: S3Object[]; next: string | null } {
  const objects: { key: string; size: number }[] = []
  let text = ''
  let next: string | null = null
  const parser = new Parser(
    {
      onopentag: (name) => {
        text = ''
        if (name === 'Contents') objects.push({ key: '', size: 0 })
      },
      ontext: (part) => {
        text += part
      },
      onclosetag: (name) => {
        const last = objects.at(-1)
        if (name === 'Key' && last) last.key = text
        if (name === 'Size' && last) last.size = Number(text)
        if (name === 'NextContinuationToken') next = text
      },
    },
    { xmlMode: true, decodeEntities: true }
  )
  parser.end(body.toString('utf8'))
  return { objects, next }
}
