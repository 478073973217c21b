import { constants, createHash, type KeyObject, verify, type X509Certificate } from 'node:crypto'

import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  type ContentInfo,
  RSASSAPSSParams,
  SignedData,
  type SignerInfo,
} from 'pkijs'

import {
  type Digest,
  digestOf,
  digests,
  DIGESTS,
  isLegacy,
  OID,
  type SignatureScheme,
} from '#plugins/as2/protocol/algorithms'
import { asCms, octetsOf, viewOf } from '#plugins/as2/protocol/ber'
import { describeName, isNamed } from '#plugins/as2/protocol/certificate_names'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import { inOrder, paddingOf } from '#plugins/as2/protocol/write_signed_data'

/** A signature that holds. */
export interface CheckedSignature {
  /** The pinned certificate whose key made it. */
  readonly signer: X509Certificate
  readonly digest: Digest
  readonly scheme: SignatureScheme
  /** When the signer says that it was made. */
  readonly time: Date | null
}

/** What a signature says of itself, before anybody believed it. */
export interface ClaimedSignature {
  readonly signer: string
  readonly digest: Digest | null
  readonly scheme: SignatureScheme | null
}

/** Reads the structure of a signature. */
export function readSignedData(info: ContentInfo): SignedData {
  return asCms(() => {
    const signed = new SignedData({ schema: info.content })
    if (signed.signerInfos.length === 0) {
      throw new As2Refusal('authentication-failed', 'nobody signed it')
    }
    return signed
  })
}

/** The content inside of a signature that is not detached, or null. */
export function signedContentOf({ encapContentInfo }: SignedData): Buffer | null {
  return encapContentInfo.eContent ? octetsOf(encapContentInfo.eContent) : null
}

/** What the first signer says of itself. */
export function claimOf(signed: SignedData): ClaimedSignature {
  const [signerInfo] = signed.signerInfos
  const { algorithmId } = signerInfo!.signatureAlgorithm
  const scheme = algorithmId === OID.rsaPss ? 'pss' : isPkcs1(algorithmId) ? 'pkcs1' : null
  const digest = digestOf(signerInfo!.digestAlgorithm.algorithmId)
  return { signer: describeName(signerInfo!.sid), digest, scheme }
}

const isPkcs1 = (oid: string) =>
  oid === OID.rsa || digests.some((each) => DIGESTS[each].rsaOid === oid)

/**
 * Checks a signature over some content with pinned certificates alone; one inside the message is
 * never looked at.
 * @param partnerCertificates the certificates of the partner, two of them while it changes from one to the other
 * @param legacy whether SHA-1 is allowed
 * @throws As2Refusal `authentication-failed` where no pinned certificate made it,
 * `integrity-check-failed` where the content was changed, `insufficient-message-security` for SHA-1,
 * `unsupported-format` for other algorithms
 */
export function checkSignature(
  signed: SignedData,
  content: Uint8Array,
  partnerCertificates: readonly X509Certificate[],
  legacy: boolean
): CheckedSignature {
  const refusals: As2Refusal[] = []
  for (const signerInfo of signed.signerInfos) {
    try {
      return asCms(() => checkSigner(signed, signerInfo, content, partnerCertificates, legacy))
    } catch (error) {
      if (!(error instanceof As2Refusal)) throw error
      refusals.push(error)
    }
  }
  throw refusals.find(({ reason }) => reason !== 'authentication-failed') ?? refusals[0]!
}

function checkSigner(
  signed: SignedData,
  signerInfo: SignerInfo,
  content: Uint8Array,
  partnerCertificates: readonly X509Certificate[],
  legacy: boolean
): CheckedSignature {
  const algorithm = algorithmOf(signerInfo)
  if (isLegacy(algorithm.digest) && !legacy) {
    throw new As2Refusal('insufficient-message-security', `signed with ${algorithm.digest}`)
  }
  const attributes = signedAttributes(signed, signerInfo)
  const candidates = attributes ? attributes.encodings : [withoutAttributes(content)]
  const signature = octetsOf(signerInfo.signature)
  const signer = partnerCertificates.find(({ publicKey }) =>
    candidates.some((bytes) => isSignedBy(publicKey, bytes, signature, algorithm))
  )
  if (!signer) {
    const known = partnerCertificates.some((certificate) => isNamed(signerInfo.sid, certificate))
    throw new As2Refusal(
      known ? 'integrity-check-failed' : 'authentication-failed',
      known ? 'the signature does not hold' : `not pinned: ${describeName(signerInfo.sid)}`
    )
  }
  const digest = createHash(algorithm.digest).update(content).digest()
  if (attributes && !attributes.digest.equals(digest)) {
    throw new As2Refusal('integrity-check-failed', 'the content is not what was signed')
  }
  if (isNamed(signerInfo.sid, signer)) compareCopies(signed, signer)
  return {
    signer,
    digest: algorithm.digest,
    scheme: algorithm.scheme,
    time: attributes?.time ?? null,
  }
}

/** Certificates in a message prove nothing; but where there are any, the signer's is among them. */
function compareCopies({ certificates = [] }: SignedData, signer: X509Certificate): void {
  const copies = certificates.map((each) => viewOf(each.toSchema().toBER()))
  if (copies.length === 0 || copies.some((copy) => copy.equals(signer.raw))) return
  throw new As2Refusal('integrity-check-failed', 'the certificate inside is not the pinned one')
}

interface SignatureAlgorithm {
  readonly digest: Digest
  readonly scheme: SignatureScheme
  readonly saltLength?: number
}

function algorithmOf({
  digestAlgorithm,
  signatureAlgorithm: used,
}: SignerInfo): SignatureAlgorithm {
  const digest = digestOf(digestAlgorithm.algorithmId)
  if (digest === null) throw unsupported(`digest ${digestAlgorithm.algorithmId}`)
  if (used.algorithmId === OID.rsa || used.algorithmId === DIGESTS[digest].rsaOid) {
    return { digest, scheme: 'pkcs1' }
  }
  if (used.algorithmId !== OID.rsaPss) throw unsupported(`signature ${used.algorithmId}`)
  return { digest, scheme: 'pss', saltLength: saltLengthOf(used, digest) }
}

/**
 * Bytes of salt; found by OpenSSL where a program leaves the parameters out and means the digest of
 * the content for everything, as pyas2lib does. PSS whose digests differ from each other is refused,
 * because OpenSSL does not do it.
 */
function saltLengthOf({ algorithmParams }: AlgorithmIdentifier, digest: Digest): number {
  if (!algorithmParams || algorithmParams instanceof asn1js.Null) {
    return constants.RSA_PSS_SALTLEN_AUTO
  }
  const { hashAlgorithm, maskGenAlgorithm, saltLength } = new RSASSAPSSParams({
    schema: algorithmParams,
  })
  const mask = maskGenAlgorithm.algorithmParams
    ? new AlgorithmIdentifier({ schema: maskGenAlgorithm.algorithmParams }).algorithmId
    : DIGESTS.sha1.oid
  const { oid } = DIGESTS[digest]
  if (hashAlgorithm.algorithmId !== oid || mask !== oid) {
    throw unsupported('PSS with several digests')
  }
  return saltLength
}

interface SignedAttributes {
  /** What the signature may be over: the set as it came, and as DER has it. */
  readonly encodings: readonly Buffer[]
  readonly digest: Buffer
  readonly time: Date | null
}

function signedAttributes(
  signed: SignedData,
  { signedAttrs }: SignerInfo
): SignedAttributes | null {
  if (!signedAttrs) return null
  const { attributes, encodedValue } = signedAttrs
  const only = (type: string) => {
    const found = attributes.filter((each) => each.type === type)
    return found.length === 1 && found[0]!.values.length === 1 ? found[0]!.values[0] : undefined
  }
  const [digest, contentType, time] = [OID.messageDigest, OID.contentType, OID.signingTime].map(
    only
  )
  if (
    !(digest instanceof asn1js.OctetString) ||
    !(contentType instanceof asn1js.ObjectIdentifier) ||
    contentType.getValue() !== signed.encapContentInfo.eContentType
  ) {
    throw new As2Refusal('integrity-check-failed', 'the signature does not say what it is over')
  }
  const inDer = new asn1js.Set({ value: inOrder([...attributes]).map((each) => each.toSchema()) })
  return {
    encodings: [viewOf(encodedValue), viewOf(inDer.toBER())],
    digest: octetsOf(digest),
    time:
      time instanceof asn1js.UTCTime || time instanceof asn1js.GeneralizedTime
        ? time.toDate()
        : null,
  }
}

/**
 * Content that is signed as it is. One that looks like signed attributes is refused: it could be
 * those of another message, whose signature would hold for it (RFC 8933 tells why).
 */
function withoutAttributes(content: Uint8Array): Buffer {
  if (content[0] === 0x31) {
    throw new As2Refusal('integrity-check-failed', 'the content looks like attributes')
  }
  return viewOf(content)
}

function isSignedBy(
  key: KeyObject,
  bytes: Buffer,
  signature: Buffer,
  { digest, scheme, saltLength }: SignatureAlgorithm
): boolean {
  if (key.asymmetricKeyType !== 'rsa') return false
  return verify(digest, bytes, paddingOf(key, scheme, digest, saltLength), signature)
}

const unsupported = (what: string) => new As2Refusal('unsupported-format', what)
