import { constants, createHash, type KeyObject, sign } from 'node:crypto'

import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  RSASSAPSSParams,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'

import {
  allowOwn,
  type Digest,
  DIGESTS,
  OID,
  type SignatureScheme,
} from '#plugins/as2/protocol/algorithms'
import { viewOf } from '#plugins/as2/protocol/ber'
import { issuerAndSerial, structureOf } from '#plugins/as2/protocol/certificate_names'
import type { KeyPair } from '#plugins/as2/protocol/certificates'

/** How something is signed. */
export interface Signing {
  readonly pair: KeyPair
  readonly digest: Digest
  /** PKCS#1 v1.5 when absent, which all partners read. */
  readonly scheme?: SignatureScheme
  /** Whether SHA-1 is allowed. */
  readonly legacy?: boolean
  /** When it is signed. */
  readonly time: Date
}

/**
 * A detached signature (RFC 5652, section 5) in DER, with content type, digest and time signed.
 * @throws UnusableInput `legacy-not-allowed`
 */
export function signDetached(content: Uint8Array, signing: Signing): Buffer {
  const { pair, digest, scheme = 'pkcs1', time } = signing
  allowOwn(digest, signing.legacy ?? false)
  const attributes = inOrder([
    attribute(OID.contentType, new asn1js.ObjectIdentifier({ value: OID.data })),
    attribute(OID.signingTime, new asn1js.UTCTime({ valueDate: time })),
    attribute(
      OID.messageDigest,
      new asn1js.OctetString({ valueHex: createHash(digest).update(content).digest() })
    ),
  ])
  const signedBytes = new asn1js.Set({ value: attributes.map((each) => each.toSchema()) }).toBER()
  const signature = sign(digest, viewOf(signedBytes), paddingOf(pair.key, scheme, digest))
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: DIGESTS[digest].oid })
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates: [structureOf(pair.certificate)],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: issuerAndSerial(pair.certificate),
        digestAlgorithm,
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
        signatureAlgorithm: signatureAlgorithm(scheme, digest),
        signature: new asn1js.OctetString({ valueHex: signature }),
      }),
    ],
  })
  const info = new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) })
  return viewOf(info.toSchema().toBER())
}

const attribute = (type: string, value: asn1js.AsnType) => new Attribute({ type, values: [value] })

/** Attributes in the order of DER, which sorts the members of a set by their bytes. */
export function inOrder(attributes: Attribute[]): Attribute[] {
  const bytes = (each: Attribute) => viewOf(each.toSchema().toBER())
  return attributes.sort((a, b) => Buffer.compare(bytes(a), bytes(b)))
}

/**
 * A key with how its signatures are padded (RFC 8017).
 * @param saltLength bytes of salt of PSS; as many as the digest has when absent
 */
export function paddingOf(
  key: KeyObject,
  scheme: SignatureScheme,
  digest: Digest,
  saltLength?: number
) {
  return scheme === 'pkcs1'
    ? { key, padding: constants.RSA_PKCS1_PADDING }
    : {
        key,
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: saltLength ?? DIGESTS[digest].length,
      }
}

function signatureAlgorithm(scheme: SignatureScheme, digest: Digest): AlgorithmIdentifier {
  if (scheme === 'pkcs1') {
    return new AlgorithmIdentifier({ algorithmId: OID.rsa, algorithmParams: new asn1js.Null() })
  }
  const hash = new AlgorithmIdentifier({ algorithmId: DIGESTS[digest].oid })
  const mask = new AlgorithmIdentifier({
    algorithmId: OID.mgf1,
    algorithmParams: hash.toSchema(),
  })
  const params = new RSASSAPSSParams({
    hashAlgorithm: hash,
    maskGenAlgorithm: mask,
    saltLength: DIGESTS[digest].length,
  })
  return new AlgorithmIdentifier({ algorithmId: OID.rsaPss, algorithmParams: params.toSchema() })
}
