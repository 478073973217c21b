import { createHash, timingSafeEqual } from 'node:crypto'

import { type Digest, digestNamed, DIGESTS } from '#plugins/as2/protocol/algorithms'

/** A message integrity check: the digest of what was sent, as it was received. */
export interface Mic {
  /** Base64. */
  readonly value: string
  readonly digest: Digest
}

/** The MIC over some bytes. */
export function micOver(bytes: Uint8Array, digest: Digest): Mic {
  return { value: createHash(digest).update(bytes).digest('base64'), digest }
}

/** `q7mT...pmA=, sha-256`, as Received-Content-MIC has it. */
export function writeMic({ value, digest }: Mic): string {
  return `${value}, ${DIGESTS[digest].micalg}`
}

/** Reads a Received-Content-MIC, its digest named in whatever way; null where it is none. */
export function readMic(text: string | null): Mic | null {
  const [, value, name] = /^\s*([A-Za-z0-9+/=\s]+?)\s*[,;]\s*(.+)$/.exec(text ?? '') ?? []
  const digest = name === undefined ? null : digestNamed(name)
  if (value === undefined || digest === null) return null
  return { value: value.replaceAll(/\s/g, ''), digest }
}

/** Whether two MICs are of the same bytes by the same digest. */
export function isSameMic(one: Mic, other: Mic): boolean {
  const [a, b] = [one, other].map(({ value }) => Buffer.from(value, 'base64')) as [Buffer, Buffer]
  return one.digest === other.digest && a.length === b.length && timingSafeEqual(a, b)
}
