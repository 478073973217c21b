import { randomBytes } from 'node:crypto'

import { DIGESTS } from '#plugins/as2/protocol/algorithms'
import { writeAs2Name } from '#plugins/as2/protocol/as2_name'
import { compress } from '#plugins/as2/protocol/compressed_data'
import { encrypt, type Encrypting } from '#plugins/as2/protocol/enveloped_data'
import { type HeaderField, HeaderList, sendable } from '#plugins/as2/protocol/header_list'
import { quote } from '#plugins/as2/protocol/header_value'
import { type MdnWish, writeMdnRequest } from '#plugins/as2/protocol/mdn_request'
import { checkedMessageId } from '#plugins/as2/protocol/message_id'
import { type Mic, micOver } from '#plugins/as2/protocol/mic'
import { readEntity, writeEntity } from '#plugins/as2/protocol/mime_entity'
import { UnusableInput } from '#plugins/as2/protocol/refusal'
import { signDetached, type Signing } from '#plugins/as2/protocol/write_signed_data'

/** What is to be sent, and how. */
export interface MessageDraft {
  readonly payload: Uint8Array
  /** `application/xml` for a report. */
  readonly contentType: string
  /** Stands inside of what is signed, so that the receiver keeps it; ASCII, without a folder. */
  readonly fileName: string
  /** AS2 names. */
  readonly from: string
  readonly to: string
  /** With its angle brackets; the same each time that these bytes are sent. */
  readonly messageId: string
  readonly subject: string
  readonly date: Date
  readonly sign?: Omit<Signing, 'time' | 'legacy'>
  readonly encrypt?: Omit<Encrypting, 'legacy'>
  /** RFC 5402 allows either; before signing is what OpenAS2 does. */
  readonly compress?: 'before-signing' | 'after-signing'
  /** No MDN is asked for when absent. */
  readonly mdn?: MdnWish
  /** Whether SHA-1 and 3DES are allowed. */
  readonly legacy?: boolean
}

/** What is sent. */
export interface WrittenMessage {
  readonly headers: HeaderList
  readonly body: Buffer
  /** What the MDN must say. */
  readonly mic: Mic
}

/**
 * Writes a message (RFC 4130, RFC 5402). Nothing is changed once it is signed.
 * @throws UnusableInput `legacy-not-allowed`, `value-not-allowed` for names and identifiers that
 * headers do not take, `key-not-rsa`, `key-too-short`
 */
export function writeMessage(draft: MessageDraft): WrittenMessage {
  const { sign, encrypt: encrypting, legacy = false } = draft
  let bytes = payloadEntity(draft)
  if (draft.compress === 'before-signing') bytes = compressedEntity(bytes)
  const toBeSigned = bytes
  if (sign) bytes = signedEntity(bytes, { ...sign, legacy, time: draft.date })
  if (draft.compress === 'after-signing') bytes = compressedEntity(bytes)
  if (encrypting) bytes = encryptedEntity(bytes, { ...encrypting, legacy })
  const { headers, body } = readEntity(bytes)
  const digest = draft.mdn?.digest ?? sign?.digest ?? 'sha256'
  const covered = sign
    ? toBeSigned
    : encrypting || draft.compress
      ? payloadEntity(draft)
      : draft.payload
  return {
    headers: sendable(new HeaderList([...transportHeaders(draft), ...headers])),
    body,
    mic: micOver(covered, digest),
  }
}

/** Headers about sender, receiver and the MDN that is asked for. */
function transportHeaders(draft: MessageDraft): HeaderField[] {
  return [
    ['AS2-Version', '1.1'],
    ['AS2-From', writeAs2Name(draft.from)],
    ['AS2-To', writeAs2Name(draft.to)],
    ['Message-ID', checkedMessageId(draft.messageId)],
    ['Date', draft.date.toUTCString()],
    ['Subject', draft.subject],
    ['MIME-Version', '1.0'],
    ...(draft.mdn ? writeMdnRequest(writeAs2Name(draft.from), draft.mdn) : []),
  ]
}

function payloadEntity({ payload, contentType, fileName }: MessageDraft): Buffer {
  if (!/^[ -.0-[\]-~]{1,255}$/.test(fileName)) {
    throw new UnusableInput('value-not-allowed', `file name ${fileName}`)
  }
  const headers = new HeaderList([
    ['Content-Type', contentType],
    ['Content-Transfer-Encoding', 'binary'],
    ['Content-Disposition', `attachment; filename=${quote(fileName)}`],
  ])
  return writeEntity(headers, payload)
}

/** An entity with its signature (RFC 1847), the entity untouched. */
export function signedEntity(content: Buffer, signing: Signing): Buffer {
  const boundary = `----=_${randomBytes(18).toString('hex')}`
  const { micalg } = DIGESTS[signing.digest]
  const signature = writeEntity(
    new HeaderList([
      ['Content-Type', 'application/pkcs7-signature; name="smime.p7s"'],
      ['Content-Transfer-Encoding', 'base64'],
      ['Content-Disposition', 'attachment; filename="smime.p7s"'],
    ]),
    Buffer.from(base64Lines(signDetached(content, signing)))
  )
  const headers = new HeaderList([
    [
      'Content-Type',
      `multipart/signed; protocol="application/pkcs7-signature"; micalg=${micalg}; boundary="${boundary}"`,
    ],
  ])
  return writeEntity(headers, multipartBody(boundary, [content, signature]))
}

/** Parts between their boundaries. */
export function multipartBody(boundary: string, parts: readonly Buffer[]): Buffer {
  const opening = Buffer.from(`--${boundary}\r\n`)
  const separator = Buffer.from('\r\n')
  return Buffer.concat([
    ...parts.flatMap((part) => [opening, part, separator]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

const base64Lines = (bytes: Buffer): string =>
  bytes.toString('base64').replaceAll(/.{76}(?=.)/g, '$&\r\n')

function compressedEntity(content: Buffer): Buffer {
  return cmsEntity('compressed-data', 'smime.p7z', compress(content))
}

function encryptedEntity(content: Buffer, encrypting: Encrypting): Buffer {
  return cmsEntity('enveloped-data', 'smime.p7m', encrypt(content, encrypting))
}

function cmsEntity(kind: string, fileName: string, bytes: Buffer): Buffer {
  const headers = new HeaderList([
    ['Content-Type', `application/pkcs7-mime; smime-type=${kind}; name="${fileName}"`],
    ['Content-Transfer-Encoding', 'binary'],
    ['Content-Disposition', `attachment; filename="${fileName}"`],
  ])
  return writeEntity(headers, bytes)
}
