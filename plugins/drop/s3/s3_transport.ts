import app from '@adonisjs/core/services/app'

import type { Words } from '#kernel/language/words'

import { isPassing, NoAnswer, NotAllowed, PartnerReach } from '#plugins/gateway/contract/reach'
import type { Outcome, Transport } from '#plugins/gateway/contract/transport'
import { wording } from '#plugins/drop/lang/server/wording'
import { readS3Place, s3Fields, s3Secrets, type S3Place } from '#plugins/drop/s3/s3_settings'
import { LARGEST, S3Refusal, S3Store } from '#plugins/drop/s3/s3_store'

const MEDIA_TYPE = 'application/xml'

const PLAIN_FILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/

/** Messages leave as objects of a bucket of an S3 service, and answers are fetched from it. */
const s3: Transport = {
  name: 's3',
  label: wording('s3.label'),
  fields: s3Fields,
  secrets: s3Secrets,

  async test(connection) {
    const { place, fault } = readS3Place(connection)
    if (!place) return [fault]
    try {
      const store = await open(place)
      for await (const _ of store.list(place.incoming, 1)) break
      return []
    } catch (error) {
      return [reasonOf(error).reason]
    }
  },

  async pack({ bytes }) {
    return { bytes }
  },

  async send({ bytes }, { fileName, mediaType }, connection): Promise<Outcome> {
    const { place, fault } = readS3Place(connection)
    if (!place) return { kind: 'halted', reason: fault }
    if (!PLAIN_FILE.test(fileName)) return { kind: 'halted', reason: wording('s3.wrong_file') }
    const key = `${place.outgoing}${fileName}`
    try {
      const store = await open(place)
      const there = await store.get(key)
      if (there) return outcomeOfThere(there, bytes)
      if (await store.putNew(key, bytes, mediaType)) {
        return { kind: 'delivered', note: wording('s3.written') }
      }
      const since = await store.get(key)
      if (since) return outcomeOfThere(since, bytes)
      return { kind: 'again', reason: wording('s3.changing') }
    } catch (error) {
      const { reason, isLasting } = reasonOf(error)
      return { kind: isLasting ? 'halted' : 'again', reason }
    }
  },

  /** Each is moved to where answers go that were read, once it is kept here. */
  async collect(connection, take) {
    const { place } = readS3Place(connection)
    if (!place) return
    const store = await open(place)
    for await (const { key, size } of store.list(place.incoming)) {
      const name = key.slice(place.incoming.length)
      if (name === '' || name.includes('/') || size > LARGEST) continue
      const bytes = await store.get(key)
      if (!bytes) continue
      await take(name, bytes)
      await store.put(`${place.archive}${name}`, bytes, MEDIA_TYPE)
      await store.remove(key)
    }
  },
}

export default [s3]

const open = async (place: S3Place) => S3Store.open(await app.container.make(PartnerReach), place)

/** What it means that an object has the name already. */
const outcomeOfThere = (there: Buffer, bytes: Uint8Array): Outcome =>
  there.equals(Buffer.from(bytes))
    ? { kind: 'delivered', note: wording('s3.there_already') }
    : { kind: 'halted', reason: wording('s3.other_file') }

/** Why nothing came of it, and whether a person decides. Throws what is neither of the service nor of the way. */
function reasonOf(error: unknown): { reason: Words; isLasting: boolean } {
  if (error instanceof NotAllowed) return { reason: error.reason, isLasting: !error.passing }
  if (error instanceof NoAnswer) {
    const isTooLarge = error.code === 'TOO_LARGE'
    return { reason: wording('s3.no_answer', { code: error.code }), isLasting: isTooLarge }
  }
  if (!(error instanceof S3Refusal)) throw error
  const { status, code } = error
  const named = code ? `${status} ${code}` : String(status)
  if (isPassing(status)) return { reason: wording('s3.busy', { status: named }), isLasting: false }
  const key = code === 'SignatureDoesNotMatch' || code === 'InvalidAccessKeyId' ? 'keys' : 'refused'
  return { reason: wording(`s3.${key}`, { status: named }), isLasting: true }
}
