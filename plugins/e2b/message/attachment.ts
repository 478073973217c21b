import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync, inflateSync } from 'node:zlib'

import type { FileLeaf } from '#kernel/content/leaf'
import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/e2b/lang/server/wording'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

/** Most bytes that the compressed documents of one case may have together when they are unpacked. */
export const MOST_BYTES = 100 * 1024 * 1024

export interface Attachment {
  leaf: FileLeaf
  bytes: Uint8Array
  /** Attributes of the element that the leaf covers. */
  consumed: string[]
  /** What is to be said about it, with the number of its element. */
  note?: (element: { id: string }) => Words
}

/**
 * Reads a document (data type ED: base64 or plain text, deflated or not; ICH guide, C.1.6.1.r.2).
 * A document that does not unpack, or to more than `most` bytes, is kept as it came, and its `compression` is left to the reader
 * to report.
 */
export function readAttachment(element: XmlElement, most = MOST_BYTES): Attachment {
  const { mediaType, representation, compression } = element.attributes
  const packed = representation === 'B64' ? fromBase64(element.text) : undefined
  const bytes = packed && compression === 'DF' ? inflate(packed, most) : undefined
  const name = element.children.find((child) => child.name === 'reference')?.attributes.value
  const content = bytes ?? packed ?? Buffer.from(element.text, 'utf8')
  const leaf: FileLeaf = { file: createHash('sha256').update(content).digest('hex') }
  if (name !== undefined) leaf.name = name
  if (mediaType !== undefined) leaf.mediaType = mediaType
  leaf.size = content.length
  if (bytes !== undefined) leaf.compressed = true
  if (packed === undefined) leaf.verbatim = true
  const consumed = ['mediaType', 'representation', ...(bytes ? ['compression'] : [])]
  const isBroken = representation === 'B64' && packed === undefined
  return { leaf, bytes: content, consumed, ...(isBroken ? { note: noBase64 } : {}) }
}

/** The bytes of a Base64 text (RFC 4648, line breaks left out); undefined when it is none. */
function fromBase64(text: string): Buffer | undefined {
  const letters = text.replace(/\s+/g, '')
  const bytes = Buffer.from(letters, 'base64')
  return bytes.toString('base64') === letters ? bytes : undefined
}

function noBase64({ id }: { id: string }): Words {
  return wording('attachment.the_document_is_declared_as_base64', { id })
}

/** RFC 1951 as the standard asks, or RFC 1950 as some senders do. */
function inflate(bytes: Buffer, most: number): Buffer | undefined {
  for (const unpack of [inflateRawSync, inflateSync]) {
    try {
      const options = { maxOutputLength: Math.max(most, 1), info: true }
      const { buffer, engine } = unpack(bytes, options) as unknown as Inflated
      // What stands behind the packed document would be lost.
      return engine.bytesWritten === bytes.length ? buffer : undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined
    }
  }
  return undefined
}

interface Inflated {
  buffer: Buffer
  engine: { bytesWritten: number }
}

/** Attributes of a document in the message. */
export function attachmentAttributes(leaf: FileLeaf): Record<string, string> {
  const attributes: Record<string, string> = leaf.verbatim ? {} : { representation: 'B64' }
  if (leaf.mediaType !== undefined) attributes.mediaType = leaf.mediaType
  if (leaf.compressed) attributes.compression = 'DF'
  return attributes
}

/** Text of a document in the message: Base64, unless it came as text. */
export function attachmentText(leaf: FileLeaf, bytes: Uint8Array): string {
  if (leaf.verbatim) return Buffer.from(bytes).toString('utf8')
  return Buffer.from(leaf.compressed ? deflateRawSync(bytes) : bytes).toString('base64')
}

/** Text of an ED element: senders may put even a narrative in base64. */
export function readEncodedText(element: XmlElement): string {
  const { representation, compression } = element.attributes
  if (representation !== 'B64') return element.text
  const bytes = Buffer.from(element.text, 'base64')
  return (compression === 'DF' ? (inflate(bytes, MOST_BYTES) ?? bytes) : bytes).toString('utf8')
}
