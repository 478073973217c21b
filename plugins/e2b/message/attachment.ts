import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

import type { FileLeaf } from '#kernel/case/content/leaf'
import { isPossibleText } from '#kernel/http/impossible_text'
import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/e2b/lang/server/wording'
import type { Unpacking } from '#plugins/e2b/message/unpacking'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

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
 * A document that does not unpack, or to more than may be unpacked, is kept as it came, and its
 * `compression` is left to the reader to report.
 */
export function readAttachment(element: XmlElement, unpacking: Unpacking): Attachment {
  const { mediaType, representation, compression } = element.attributes
  const packed = representation === 'B64' ? fromBase64(element.text) : undefined
  const bytes = packed && compression === 'DF' ? unpacking.inflate(packed) : undefined
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

export interface EncodedText {
  text: string
  /** Attributes of the element that the text covers. */
  consumed: string[]
  /** What is to be said about it, with the number of its element. */
  note?: (element: { id: string }) => Words
}

/**
 * Text of an ED element: senders may put even a narrative in Base64, packed or not.
 * What does not decode to text is kept letter by letter, and what it claims to be is left to the
 * reader to report.
 */
export function readEncodedText(element: XmlElement, unpacking: Unpacking): EncodedText {
  if (element.attributes.representation !== 'B64') return { text: element.text, consumed: [] }
  const text = decodedText(element, unpacking)
  if (text === undefined) return { text: element.text, consumed: [], note: noEncodedText }
  return { text, consumed: ['representation', 'compression', 'mediaType'] }
}

/**
 * Undefined when it is no Base64, does not unpack, is no UTF-8, or has characters that no message
 * can hold.
 */
function decodedText({ text, attributes }: XmlElement, unpacking: Unpacking): string | undefined {
  const packed = fromBase64(text)
  const bytes = packed && unpacked(packed, attributes.compression, unpacking)
  const decoded = bytes && isUtf8(bytes) ? bytes.toString('utf8') : undefined
  return decoded !== undefined && isPossibleText(decoded) ? decoded : undefined
}

function unpacked(bytes: Buffer, compression: string | undefined, unpacking: Unpacking) {
  if (compression === undefined) return bytes
  return compression === 'DF' ? unpacking.inflate(bytes) : undefined
}

function noEncodedText({ id }: { id: string }): Words {
  return wording('attachment.the_text_is_declared_as_base64', { id })
}
