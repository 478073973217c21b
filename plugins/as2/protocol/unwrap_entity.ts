import type { SignedData } from 'pkijs'

import { type ContentCipher, type KeyTransport, OID } from '#plugins/as2/protocol/algorithms'
import { readContentInfo } from '#plugins/as2/protocol/ber'
import type { KeyPair } from '#plugins/as2/protocol/certificates'
import { decompress } from '#plugins/as2/protocol/compressed_data'
import { type DecryptedContent, decrypt } from '#plugins/as2/protocol/enveloped_data'
import { contentOf, type MimeEntity, partsOf, readEntity } from '#plugins/as2/protocol/mime_entity'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import { readSignedData, signedContentOf } from '#plugins/as2/protocol/read_signed_data'

/** With what the layers of a message are taken off. */
export interface Unwrapping {
  /** Own keys. */
  readonly pairs: readonly KeyPair[]
  readonly legacy: boolean
  /** Bytes that may come out of a compressed part. */
  readonly limit: number
  /** Is given each signature before what is inside of it is looked at, and refuses it by throwing. */
  readonly onSignature: (signed: SignedData, content: Buffer) => void
}

/** How something was encrypted. */
export interface Encryption {
  readonly cipher: ContentCipher
  readonly keyTransport: KeyTransport
  readonly recipient: DecryptedContent['recipient']
}

/** What is left when all layers are off, and which there were. */
export interface InnerMessage {
  readonly entity: MimeEntity
  readonly encryption: Encryption | null
  readonly compressed: boolean
  /** What the signature is over, headers included; null without a signature. */
  readonly signedBytes: Buffer | null
}

/** Encrypted, compressed, signed, compressed: RFC 4130 and RFC 5402 know no more layers. */
const MOST_LAYERS = 4

/**
 * Takes off encryption, signature and compression, in the order in which they are found.
 * @throws As2Refusal
 */
export function unwrapEntity(outer: MimeEntity, unwrapping: Unwrapping): InnerMessage {
  let inner: InnerMessage = {
    entity: outer,
    encryption: null,
    compressed: false,
    signedBytes: null,
  }
  try {
    for (let layers = 0; isLayer(inner.entity); layers++) {
      if (layers === MOST_LAYERS) {
        throw new As2Refusal('unexpected-processing-error', 'more layers than there may be')
      }
      inner = withoutLayer(inner, unwrapping)
    }
    return inner
  } catch (error) {
    if (!(error instanceof As2Refusal) || inner.encryption === null) throw error
    throw new As2Refusal(error.reason, error.detail, true)
  }
}

const CMS_TYPE = /^application\/(x-)?pkcs7-mime$/

const isLayer = ({ type }: MimeEntity) =>
  type.main === 'multipart/signed' || CMS_TYPE.test(type.main)

function withoutLayer(inner: InnerMessage, unwrapping: Unwrapping): InnerMessage {
  const { entity } = inner
  if (entity.type.main === 'multipart/signed') {
    const { content, signed } = detachedSignature(entity)
    return withoutSignature(inner, unwrapping, signed, content)
  }
  const info = readContentInfo(contentOf(entity))
  switch (info.contentType) {
    case OID.envelopedData: {
      if (inner.encryption || inner.signedBytes) throw misplaced('encryption')
      const { content, ...encryption } = decrypt(info, unwrapping.pairs, unwrapping.legacy)
      return { ...inner, encryption, entity: innerEntity(content, 'decryption-failed') }
    }
    case OID.signedData: {
      const signed = readSignedData(info)
      const content = signedContentOf(signed)
      if (!content) throw misplaced('signature without content')
      return withoutSignature(inner, unwrapping, signed, content)
    }
    case OID.compressedData: {
      const content = decompress(info, unwrapping.limit)
      return { ...inner, compressed: true, entity: innerEntity(content) }
    }
    default:
      throw new As2Refusal('unsupported-format', `content type ${info.contentType}`)
  }
}

function withoutSignature(
  inner: InnerMessage,
  { onSignature }: Unwrapping,
  signed: SignedData,
  content: Buffer
): InnerMessage {
  if (inner.signedBytes) throw misplaced('second signature')
  onSignature(signed, content)
  return { ...inner, signedBytes: content, entity: innerEntity(content) }
}

/**
 * The two parts of `multipart/signed` (RFC 1847): what is signed, and the signature.
 * @throws As2Refusal
 */
function detachedSignature(entity: MimeEntity): { content: Buffer; signed: SignedData } {
  const [content, signature, ...others] = partsOf(entity)
  if (!content || !signature || others.length > 0) throw misplaced('signature')
  const info = readContentInfo(contentOf(signature))
  if (info.contentType !== OID.signedData) throw misplaced('signature')
  return { content: content.bytes, signed: readSignedData(info) }
}

/** What is inside of a layer is an entity of MIME, with headers. */
function innerEntity(
  content: Buffer,
  reason: As2Refusal['reason'] = 'unexpected-processing-error'
): MimeEntity {
  const entity = readEntity(content)
  if (entity.headers.fields.length > 0) return entity
  throw new As2Refusal(reason, 'what is inside has no headers')
}

const misplaced = (what: string) =>
  new As2Refusal('unexpected-processing-error', `misplaced or incomplete: ${what}`)
