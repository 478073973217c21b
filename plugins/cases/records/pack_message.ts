import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

/** Messages are mostly tags: already this level leaves an eighth of them. */
const LEVEL = 3

/** A message as a frozen copy keeps it. */
export interface PackedMessage {
  /** Of the message itself, in hex. */
  readonly sha256: string
  /** RFC 1951. */
  readonly deflated: Uint8Array
}

/** Packs a message; whoever writes it in a thread packs it there. */
export function packMessage(message: Uint8Array): PackedMessage {
  const sha256 = createHash('sha256').update(message).digest('hex')
  return { sha256, deflated: deflateRawSync(message, { level: LEVEL }) }
}
