import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync, inflateSync } from 'node:zlib'

import type { FileLeaf } from '#kernel/content/leaf'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

/** Most bytes that the compressed documents of one case may have together when they are unpacked. */
export const MOST_BYTES = 100 * 1024 * 1024

export interface Attachment {
  leaf: FileLeaf
  bytes: Uint8Array
  /** Attributes of the element that the leaf covers. */
  consumed: string[]
}

/**
 * Reads a document (data type ED: base64 or plain text, deflated or not; ICH guide, C.1.6.1.r.2).
 * A document that does not unpack, or to more than `most` bytes, is kept as it came, and its `compression` is left to the reader
 * to report.
 */
export function readAttachment(element: XmlElement, most = MOST_BYTES): Attachment {
  const { mediaType, representation, compression } = element.attributes
  const isBase64 = representation === 'B64'
  const text = isBase64 ? element.text.replace(/\s+/g, '') : element.text
  const raw = Buffer.from(text, isBase64 ? 'base64' : 'utf8')
  const bytes = compression === 'DF' ? inflate(raw, most) : undefined
  const name = element.children.find((child) => child.name === 'reference')?.attributes.value
  const content = bytes ?? raw
  const leaf: FileLeaf = { file: createHash('sha256').update(content).digest('hex') }
  if (name !== undefined) leaf.name = name
  if (mediaType !== undefined) leaf.mediaType = mediaType
  leaf.size = content.length
  if (bytes !== undefined) leaf.compressed = true
  const consumed = ['mediaType', 'representation', ...(bytes ? ['compression'] : [])]
  return { leaf, bytes: content, consumed }
}

/** RFC 1951 as the standard asks, or RFC 1950 as some senders do. */
function inflate(bytes: Buffer, most: number): Buffer | undefined {
  for (const unpack of [inflateRawSync, inflateSync]) {
    try {
      return unpack(bytes, { maxOutputLength: Math.max(most, 1) })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined
    }
  }
  return undefined
}

/** Attributes and base64 text of a document in the message. */
export function writeAttachment(leaf: FileLeaf, bytes: Uint8Array) {
  const content = leaf.compressed ? deflateRawSync(bytes) : bytes
  const attributes: Record<string, string> = { representation: 'B64' }
  if (leaf.mediaType !== undefined) attributes.mediaType = leaf.mediaType
  if (leaf.compressed) attributes.compression = 'DF'
  return { attributes, text: Buffer.from(content).toString('base64') }
}

/** Text of an ED element: senders may put even a narrative in base64. */
export function readEncodedText(element: XmlElement): string {
  const { representation, compression } = element.attributes
  if (representation !== 'B64') return element.text
  const bytes = Buffer.from(element.text, 'base64')
  return (compression === 'DF' ? (inflate(bytes, MOST_BYTES) ?? bytes) : bytes).toString('utf8')
}
