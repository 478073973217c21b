import {
  constants,
  createCipheriv,
  createDecipheriv,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  type X509Certificate,
} from 'node:crypto'

import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  ContentInfo,
  EncryptedContentInfo,
  EnvelopedData,
  KeyTransRecipientInfo,
  RecipientInfo,
  RSAESOAEPParams,
} from 'pkijs'

import {
  allowOwn,
  cipherOf,
  CIPHERS,
  type ContentCipher,
  type Digest,
  digestOf,
  DIGESTS,
  isLegacy,
  type KeyTransport,
  OID,
} from '#plugins/as2/protocol/algorithms'
import { asCms, octetsOf, viewOf } from '#plugins/as2/protocol/ber'
import { describeName, isNamed, issuerAndSerial } from '#plugins/as2/protocol/certificate_names'
import { checkedKey, type KeyPair } from '#plugins/as2/protocol/certificates'
import { As2Refusal } from '#plugins/as2/protocol/refusal'

/** How something is encrypted. */
export interface Encrypting {
  readonly recipient: X509Certificate
  readonly cipher: ContentCipher
  /** PKCS#1 v1.5 when absent, which all partners read. */
  readonly keyTransport?: KeyTransport
  /** Whether 3DES is allowed. */
  readonly legacy?: boolean
}

/** What was inside, and how it was encrypted. */
export interface DecryptedContent {
  readonly content: Buffer
  readonly cipher: ContentCipher
  readonly keyTransport: KeyTransport
  /** The certificate that it was encrypted for. */
  readonly recipient: X509Certificate
}

/** OAEP as it is written: the digest of each kind. */
const OAEP_DIGESTS = { 'oaep': 'sha1', 'oaep-sha256': 'sha256' } as const

/**
 * Encrypts for one recipient (RFC 5652, section 6), in DER.
 * @throws UnusableInput `legacy-not-allowed`, `key-not-rsa`, `key-too-short`
 */
export function encrypt(content: Uint8Array, encrypting: Encrypting): Buffer {
  const { recipient, cipher, keyTransport = 'pkcs1' } = encrypting
  allowOwn(cipher, encrypting.legacy ?? false)
  const publicKey = checkedKey(recipient.publicKey)
  const { oid, openssl, keyLength, blockLength } = CIPHERS[cipher]
  const [key, vector] = [randomBytes(keyLength), randomBytes(blockLength)]
  const cipherer = createCipheriv(openssl, key, vector)
  const encrypted = Buffer.concat([cipherer.update(content), cipherer.final()])
  const enveloped = new EnvelopedData({
    version: 0,
    recipientInfos: [
      new RecipientInfo({
        variant: 1,
        value: new KeyTransRecipientInfo({
          version: 0,
          rid: issuerAndSerial(recipient),
          keyEncryptionAlgorithm: transportAlgorithm(keyTransport),
          encryptedKey: new asn1js.OctetString({ valueHex: wrapKey(publicKey, key, keyTransport) }),
        }),
      }),
    ],
    encryptedContentInfo: new EncryptedContentInfo({
      contentType: OID.data,
      contentEncryptionAlgorithm: new AlgorithmIdentifier({
        algorithmId: oid,
        algorithmParams: new asn1js.OctetString({ valueHex: vector }),
      }),
      encryptedContent: new asn1js.OctetString({ valueHex: encrypted }),
      disableSplit: true,
    }),
  })
  const info = new ContentInfo({ contentType: OID.envelopedData, content: enveloped.toSchema() })
  return viewOf(info.toSchema().toBER())
}

function wrapKey(publicKey: KeyObject, key: Buffer, transport: KeyTransport): Buffer {
  return publicEncrypt(
    transport === 'pkcs1'
      ? { key: publicKey, padding: constants.RSA_PKCS1_PADDING }
      : {
          key: publicKey,
          padding: constants.RSA_PKCS1_OAEP_PADDING,
          oaepHash: OAEP_DIGESTS[transport],
        },
    key
  )
}

function transportAlgorithm(transport: KeyTransport): AlgorithmIdentifier {
  if (transport === 'pkcs1') {
    return new AlgorithmIdentifier({ algorithmId: OID.rsa, algorithmParams: new asn1js.Null() })
  }
  const hashAlgorithm = new AlgorithmIdentifier({
    algorithmId: DIGESTS[OAEP_DIGESTS[transport]].oid,
    algorithmParams: new asn1js.Null(),
  })
  const maskGenAlgorithm = new AlgorithmIdentifier({
    algorithmId: OID.mgf1,
    algorithmParams: hashAlgorithm.toSchema(),
  })
  const params = new RSAESOAEPParams({ hashAlgorithm, maskGenAlgorithm })
  return new AlgorithmIdentifier({ algorithmId: OID.rsaOaep, algorithmParams: params.toSchema() })
}

/**
 * Decrypts with the key that the message was encrypted for.
 * @param pairs own keys, two of them while one is replaced by the other
 * @param legacy whether 3DES is allowed. SHA-1 inside of OAEP is no matter of it: it masks a key
 * and proves nothing.
 * @throws As2Refusal `decryption-failed`, `unsupported-format` for algorithms that are not read,
 * AES-GCM among them, `insufficient-message-security` for 3DES
 */
export function decrypt(
  info: ContentInfo,
  pairs: readonly KeyPair[],
  legacy: boolean
): DecryptedContent {
  return asCms(() => {
    const { recipientInfos, encryptedContentInfo } = new EnvelopedData({ schema: info.content })
    const { algorithmId, algorithmParams } = encryptedContentInfo.contentEncryptionAlgorithm
    const cipher = cipherOf(algorithmId)
    if (cipher === null) throw new As2Refusal('unsupported-format', `cipher ${algorithmId}`)
    if (isLegacy(cipher) && !legacy) {
      throw new As2Refusal('insufficient-message-security', `encrypted with ${cipher}`)
    }
    const { pair, recipient } = ownRecipient(recipientInfos, pairs)
    const keyTransport = transportOf(recipient.keyEncryptionAlgorithm)
    const wrappedKey = octetsOf(recipient.encryptedKey)
    const key = unwrapKey(pair.key, wrappedKey, keyTransport, CIPHERS[cipher].keyLength)
    const { encryptedContent } = encryptedContentInfo
    if (!encryptedContent || !(algorithmParams instanceof asn1js.OctetString)) {
      throw new As2Refusal('decryption-failed', 'no content, or no initialisation vector')
    }
    const encrypted = octetsOf(encryptedContent)
    const content = decipher(encrypted, cipher, key, octetsOf(algorithmParams))
    return { content, cipher, keyTransport, recipient: pair.certificate }
  })
}

function ownRecipient(recipientInfos: readonly RecipientInfo[], pairs: readonly KeyPair[]) {
  const recipients = recipientInfos.flatMap(({ value }) =>
    value instanceof KeyTransRecipientInfo ? [value] : []
  )
  for (const recipient of recipients) {
    const pair = pairs.find(({ certificate }) => isNamed(recipient.rid, certificate))
    if (pair) return { pair, recipient }
  }
  const named = recipients.map(({ rid }) => describeName(rid)).join('; ')
  throw new As2Refusal('decryption-failed', `encrypted for other certificates: ${named}`)
}

function transportOf({ algorithmId, algorithmParams }: AlgorithmIdentifier): KeyTransport {
  if (algorithmId === OID.rsa) return 'pkcs1'
  const digest = algorithmId === OID.rsaOaep ? oaepDigest(algorithmParams) : null
  if (digest === 'sha1') return 'oaep'
  if (digest === 'sha256') return 'oaep-sha256'
  throw new As2Refusal('unsupported-format', `key transport ${algorithmId}`)
}

/** The digest of OAEP where its mask has the same one, as OpenSSL does it; else null. */
function oaepDigest(params: unknown): Digest | null {
  const { hashAlgorithm, maskGenAlgorithm } = new RSAESOAEPParams(
    params instanceof asn1js.Sequence ? { schema: params } : {}
  )
  const mask = maskGenAlgorithm.algorithmParams
    ? new AlgorithmIdentifier({ schema: maskGenAlgorithm.algorithmParams }).algorithmId
    : DIGESTS.sha1.oid
  return mask === hashAlgorithm.algorithmId ? digestOf(mask) : null
}

/**
 * The key of the content. Where the padding of PKCS#1 v1.5 is wrong a random key is given, so that
 * nobody learns from an answer whether it was (RFC 3218, 2.3.2); the padding is taken off here,
 * because not every version of Node does so.
 */
function unwrapKey(
  key: KeyObject,
  wrappedKey: Buffer,
  transport: KeyTransport,
  length: number
): Buffer {
  const random = randomBytes(length)
  try {
    if (transport === 'pkcs1') {
      const paddedKey = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, wrappedKey)
      return withoutPadding(paddedKey, random)
    }
    const oaepHash = OAEP_DIGESTS[transport]
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const inner = privateDecrypt({ key, padding, oaepHash }, wrappedKey)
    return inner.length === length ? inner : random
  } catch {
    return random
  }
}

/** Takes `00 02 (nonzero signs) 00` off a key whose length is known, in the same steps always. */
function withoutPadding(paddedKey: Buffer, random: Buffer): Buffer {
  const start = paddedKey.length - random.length
  let wrong = paddedKey[0]! | (paddedKey[1]! ^ 2) | paddedKey[start - 1]!
  for (let at = 2; at < start - 1; at++) wrong |= Number(paddedKey[at] === 0)
  const mask = -Number(wrong === 0) & 0xff
  return Buffer.from(
    random.map((byte, at) => (paddedKey[start + at]! & mask) | (byte & ~mask & 0xff))
  )
}

function decipher(encrypted: Buffer, cipher: ContentCipher, key: Buffer, vector: Buffer): Buffer {
  try {
    const decipherer = createDecipheriv(CIPHERS[cipher].openssl, key, vector)
    return Buffer.concat([decipherer.update(encrypted), decipherer.final()])
  } catch {
    throw new As2Refusal('decryption-failed', 'the key does not fit, or the content was changed')
  }
}
