import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRawSync, inflateRaw } from 'node:zlib'

/** Messages are mostly tags: already this level leaves an eighth of them. */
const LEVEL = 3

/** Bytes as they are kept in the database. */
export interface PackedBytes {
  /** Of the bytes before they were packed, in hex. */
  readonly sha256: string
  /** RFC 1951. */
  readonly deflated: Uint8Array
}

/** Packs what is to be kept; whoever makes it in a thread packs it there. */
export function packBytes(bytes: Uint8Array): PackedBytes {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, deflated: deflateRawSync(bytes, { level: LEVEL }) }
}

/** The bytes again. Throws when they are not those that were packed. */
export async function unpackBytes({ sha256, deflated }: PackedBytes): Promise<Uint8Array> {
  const bytes = await promisify(inflateRaw)(deflated)
  const is = createHash('sha256').update(bytes).digest('hex')
  if (is !== sha256) throw new Error(`What was kept as ${sha256} is ${is} now`)
  return bytes
}
