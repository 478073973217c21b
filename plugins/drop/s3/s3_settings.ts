import { readValues } from '#kernel/fields/read_values'
import type { Fields, ValuesOf } from '#kernel/fields/field'

import type { Connection } from '#plugins/gateway/contract/transport'
import { wording } from '#plugins/drop/lang/server/wording'

/** What a connection by S3 has to say. */
export const s3Fields = {
  endpoint: {
    kind: 'text',
    label: wording('s3.endpoint'),
    help: wording('s3.endpoint_help'),
    required: true,
    max: 300,
  },
  region: { kind: 'text', label: wording('s3.region'), required: true, max: 40 },
  bucket: { kind: 'text', label: wording('s3.bucket'), required: true, max: 63 },
  outgoing: {
    kind: 'text',
    label: wording('s3.outgoing'),
    help: wording('s3.outgoing_help'),
    max: 200,
  },
  incoming: {
    kind: 'text',
    label: wording('s3.incoming'),
    help: wording('s3.incoming_help'),
    max: 200,
  },
  archive: {
    kind: 'text',
    label: wording('s3.archive'),
    help: wording('s3.archive_help'),
    max: 200,
  },
  accessKey: {
    kind: 'text',
    label: wording('s3.access_key'),
    required: true,
    max: 128,
    isSecret: true,
  },
  secretKey: {
    kind: 'text',
    label: wording('s3.secret_key'),
    required: true,
    max: 256,
    isSecret: true,
  },
} as const satisfies Fields

/** Those that are sealed. */
export const s3Secrets = ['accessKey', 'secretKey'] as const

/** A connection by S3, read. Each prefix ends in `/`. */
export type S3Place = ValuesOf<typeof s3Fields>

/** Names of buckets (rules of Amazon, which others follow). */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^([A-Za-z0-9][A-Za-z0-9._-]*\/)+$/

/** Prefixes where none is stated. */
const usual = { outgoing: 'outgoing/', incoming: 'incoming/', archive: 'archive/' } as const

/** Reads a connection; a sentence where it cannot be used. */
export function readS3Place({ values }: Pick<Connection, 'values'>) {
  const stated = readValues(s3Fields, values) as S3Place
  if (!stated.accessKey || !stated.secretKey) return { fault: wording('s3.no_keys') }
  if (!BUCKET.test(stated.bucket)) return { fault: wording('s3.wrong_bucket') }
  const prefixes = Object.fromEntries(
    Object.entries(usual).map(([name, unlessStated]) => [
      name,
      withSlash(stated[name as keyof typeof usual] || unlessStated),
    ])
  )
  const all = Object.values(prefixes)
  if (!all.every((each) => PREFIX.test(each))) return { fault: wording('s3.wrong_prefix') }
  if (all.some((one, at) => all.some((other, beside) => beside !== at && other.startsWith(one)))) {
    return { fault: wording('s3.same_prefix') }
  }
  return { place: { ...stated, ...prefixes } as S3Place }
}

const withSlash = (prefix: string) => (prefix.endsWith('/') ? prefix : `${prefix}/`)
