import * as asn1js from 'asn1js'
import { ContentInfo } from 'pkijs'

import { As2Refusal } from '#plugins/as2/protocol/refusal'

/**
 * Reads a structure of CMS, definite or indefinite lengths alike, as DER or as base64 text.
 * @throws As2Refusal `unexpected-processing-error` for what is no ASN.1 or no CMS
 */
export function readContentInfo(bytes: Buffer): ContentInfo {
  return asCms(
    () => new ContentInfo({ schema: readBer(isBase64(bytes) ? fromBase64(bytes) : bytes) })
  )
}

/**
 * Bounds for what strangers send; some programs cut content into pieces of 1000 bytes. What is inside
 * of octets is never taken for a structure by itself: content may look like one.
 */
const LIMITS = {
  maxDepth: 50,
  maxNodes: 500_000,
  maxContentLength: 512 * 1024 * 1024,
  parseEmbedded: false,
  copyInput: false,
}

/**
 * Reads one structure. Line breaks may follow it, and nothing else.
 * @throws As2Refusal `unexpected-processing-error` for what is no ASN.1, `integrity-check-failed`
 * where something follows
 */
export function readBer(bytes: Uint8Array): asn1js.AsnType {
  const { offset, result } = asCms(() => asn1js.fromBER(bytes, LIMITS))
  if (offset < 0) throw new As2Refusal('unexpected-processing-error', 'the content is no ASN.1')
  if (/\S/.test(Buffer.from(bytes.subarray(offset)).toString('latin1'))) {
    throw new As2Refusal('integrity-check-failed', 'bytes follow the structure')
  }
  return result
}

/** Reads with a library that throws errors of many kinds: each is a refusal of what was sent. */
export function asCms<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    if (error instanceof As2Refusal) throw error
    const { message } = error as Error
    throw new As2Refusal('unexpected-processing-error', `the structure is no CMS: ${message}`)
  }
}

/** The bytes of an octet string, also of one with a tag of its own, put together from its pieces. */
export function octetsOf(octets: asn1js.AsnType): Buffer {
  const pieces: Buffer[] = []
  const collect = ({ idBlock, valueBlock }: asn1js.OctetString) => {
    if (!idBlock.isConstructed) pieces.push(viewOf(valueBlock.valueHexView))
    else for (const each of valueBlock.value) collect(each as asn1js.OctetString)
  }
  collect(octets as asn1js.OctetString)
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
}

/** Bytes of a library as a Buffer over the same memory. */
export function viewOf(bytes: Uint8Array | ArrayBuffer): Buffer {
  return bytes instanceof ArrayBuffer
    ? Buffer.from(bytes)
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** A sequence of ASN.1 begins with 0x30, which is the digit 0 and no letter M of base64. */
const isBase64 = (bytes: Buffer): boolean =>
  /^\s*M[A-Za-z0-9+/]/.test(bytes.toString('latin1', 0, 100))

const fromBase64 = (bytes: Buffer): Buffer => Buffer.from(bytes.toString('latin1'), 'base64')
