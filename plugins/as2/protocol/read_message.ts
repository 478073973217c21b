import type { X509Certificate } from 'node:crypto'

import type { SignedData } from 'pkijs'

import { readAs2Name } from '#plugins/as2/protocol/as2_name'
import type { KeyPair } from '#plugins/as2/protocol/certificates'
import { fileNameOf } from '#plugins/as2/protocol/file_name'
import type { HeaderList } from '#plugins/as2/protocol/header_list'
import { type MdnRequest, micDigest, readMdnRequest } from '#plugins/as2/protocol/mdn_request'
import { type Mic, micOver } from '#plugins/as2/protocol/mic'
import { contentOf, entityOf } from '#plugins/as2/protocol/mime_entity'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import {
  checkSignature,
  type CheckedSignature,
  type ClaimedSignature,
  claimOf,
} from '#plugins/as2/protocol/read_signed_data'
import {
  type Encryption,
  type InnerMessage,
  unwrapEntity,
} from '#plugins/as2/protocol/unwrap_entity'

/** By what a message is read. */
export interface Reading {
  /** Own keys with their certificates, two of them while one is replaced by the other. */
  readonly pairs: readonly KeyPair[]
  /** The certificates of the partner; whether one has expired is for the caller to see. */
  readonly partnerCertificates: readonly X509Certificate[]
  /** Whether SHA-1 and 3DES are allowed. */
  readonly legacy: boolean
  /** What the partner has to send signed, and encrypted. */
  readonly requires: { readonly signature: boolean; readonly encryption: boolean }
  /** Bytes that may come out of a compressed message; 200 MB when absent. */
  readonly limit?: number
}

/** What is known of a message without any key. */
export interface Envelope {
  readonly from: string
  readonly to: string
  /** As it came, to the byte: an MDN repeats it so. */
  readonly messageId: string | null
  readonly subject: string | null
  readonly mdnRequest: MdnRequest | null
}

/** A message that was read. */
export interface IncomingMessage extends Envelope {
  readonly payload: Buffer
  readonly contentType: string
  readonly fileName: string | null
  readonly signature: CheckedSignature | null
  readonly encryption: Encryption | null
  readonly compressed: boolean
  readonly mic: Mic
}

const MOST_BYTES = 200 * 1024 * 1024

/** Sender, receiver and what is asked for, by the headers alone. */
export function readEnvelope(headers: HeaderList): Envelope {
  return {
    from: readAs2Name(headers.get('AS2-From')),
    to: readAs2Name(headers.get('AS2-To')),
    messageId: headers.get('Message-ID'),
    subject: headers.get('Subject'),
    mdnRequest: readMdnRequest(headers),
  }
}

/**
 * Reads a message: decrypts it, checks its signature with the pinned certificates alone, and
 * decompresses it.
 * @throws As2Refusal with the reason that `answerTo` turns into what the sender is told
 */
export function readMessage(headers: HeaderList, body: Uint8Array, by: Reading): IncomingMessage {
  let signature: CheckedSignature | null = null
  const check = (signed: SignedData, content: Buffer) => {
    signature = checkSignature(signed, content, by.partnerCertificates, by.legacy)
  }
  const message = unwrapMessage(headers, body, by, check)
  const { signature: required, encryption } = by.requires
  if (required && !signature) throw new As2Refusal('insufficient-message-security', 'not signed')
  if (encryption && !message.encryption) {
    throw new As2Refusal('insufficient-message-security', 'not encrypted')
  }
  return { ...message, signature }
}

/** A message that was looked at, whose signature may not hold. */
export interface InspectedMessage extends Omit<IncomingMessage, 'signature'> {
  readonly signature:
    | { readonly claim: ClaimedSignature; readonly checked: CheckedSignature }
    | { readonly claim: ClaimedSignature; readonly refusal: As2Refusal }
    | null
}

/**
 * Looks at a message without believing it: a signature that does not hold is told, not refused.
 * @throws As2Refusal for what cannot be decrypted or read
 */
export function inspectMessage(
  headers: HeaderList,
  body: Uint8Array,
  by: Omit<Reading, 'requires'>
): InspectedMessage {
  let signature: InspectedMessage['signature'] = null
  const look = (signed: SignedData, content: Buffer) => {
    signature = inspectSignature(signed, content, by.partnerCertificates, by.legacy)
  }
  const message = unwrapMessage(headers, body, by, look)
  return { ...message, signature }
}

/** What a signature says of itself, and whether it holds. */
export function inspectSignature(
  signed: SignedData,
  content: Buffer,
  partnerCertificates: readonly X509Certificate[],
  legacy: boolean
): NonNullable<InspectedMessage['signature']> {
  const claim = claimOf(signed)
  try {
    return { claim, checked: checkSignature(signed, content, partnerCertificates, legacy) }
  } catch (refusal) {
    if (!(refusal instanceof As2Refusal)) throw refusal
    return { claim, refusal }
  }
}

function unwrapMessage(
  headers: HeaderList,
  body: Uint8Array,
  by: Omit<Reading, 'requires'>,
  onSignature: (signed: SignedData, content: Buffer) => void
): Omit<IncomingMessage, 'signature'> {
  let claim: ClaimedSignature | null = null
  const inner = unwrapEntity(entityOf(headers, body), {
    pairs: by.pairs,
    legacy: by.legacy,
    limit: by.limit ?? MOST_BYTES,
    onSignature(signed, content) {
      claim = claimOf(signed)
      onSignature(signed, content)
    },
  })
  const envelope = readEnvelope(headers)
  const { entity, encryption, compressed } = inner
  return {
    ...envelope,
    payload: contentOf(entity),
    contentType: entity.type.main,
    fileName: fileNameOf(entity.headers),
    encryption,
    compressed,
    mic: micOver(
      coveredBytes(inner),
      micDigest(envelope.mdnRequest, (claim as ClaimedSignature | null)?.digest ?? null, by.legacy)
    ),
  }
}

/**
 * What the MIC is over (RFC 4130, 7.3.1, and RFC 5402, 4): what was signed; without a signature the
 * innermost entity with its headers; of a plain message the content alone.
 */
function coveredBytes({ signedBytes, encryption, compressed, entity }: InnerMessage): Buffer {
  if (signedBytes) return signedBytes
  return encryption || compressed ? entity.bytes : entity.body
}
