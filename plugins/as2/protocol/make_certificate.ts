import { generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'

import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs'

import { DIGESTS, OID } from '#plugins/as2/protocol/algorithms'
import { readBer, viewOf } from '#plugins/as2/protocol/ber'
import {
  keyIdentifier,
  keyPair,
  type KeyPair,
  readCertificate,
} from '#plugins/as2/protocol/certificates'
import { UnusableInput } from '#plugins/as2/protocol/refusal'

/** Whose certificate it is, and how long it is good. */
export interface CertificateWish {
  /** CN. */
  readonly commonName: string
  /** O. */
  readonly organisation: string
  readonly validFrom: Date
  readonly validTo: Date
}

/** Object identifiers of X.509 (RFC 5280). */
const X509 = {
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
} as const

/** digitalSignature, nonRepudiation, keyEncipherment, dataEncipherment: the first four bits. */
const SIGNS_AND_DECRYPTS = Buffer.from([0xf0])

/**
 * Makes an RSA key of 2048 bits and a certificate that it signs itself with SHA-256, as regulators
 * pin them.
 * @throws UnusableInput `value-not-allowed` for an empty name, or one of more than 64 characters
 */
export async function makeCertificate(wish: CertificateWish): Promise<KeyPair> {
  for (const name of [wish.commonName, wish.organisation]) {
    if (!/^[^\p{Cc}]{1,64}$/u.test(name)) throw new UnusableInput('value-not-allowed', name)
  }
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return keyPair(privateKey, readCertificate(certificateBytes(wish, publicKey, privateKey)))
}

function certificateBytes(wish: CertificateWish, publicKey: KeyObject, key: KeyObject): Buffer {
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new asn1js.Integer({ valueHex: serialNumber() })
  certificate.issuer = nameOf(wish)
  certificate.subject = nameOf(wish)
  certificate.notBefore = timeOf(wish.validFrom)
  certificate.notAfter = timeOf(wish.validTo)
  certificate.subjectPublicKeyInfo = new PublicKeyInfo({
    schema: readBer(publicKey.export({ type: 'spki', format: 'der' })),
  })
  certificate.extensions = extensionsOf(certificate.subjectPublicKeyInfo)
  const algorithm = new AlgorithmIdentifier({
    algorithmId: DIGESTS.sha256.rsaOid,
    algorithmParams: new asn1js.Null(),
  })
  certificate.signature = algorithm
  certificate.signatureAlgorithm = algorithm
  const signature = sign('sha256', viewOf(certificate.encodeTBS().toBER()), key)
  certificate.signatureValue = new asn1js.BitString({ valueHex: signature })
  return viewOf(certificate.toSchema(true).toBER())
}

/** A positive number of 16 bytes whose first one is not zero. */
function serialNumber(): Buffer {
  const bytes = randomBytes(16)
  bytes[0] = (bytes[0]! & 0x3f) | 0x40
  return bytes
}

/** `CN=..., O=...`: each a set of its own, which the class of pkijs would put into one. */
function nameOf({ commonName, organisation }: CertificateWish): RelativeDistinguishedNames {
  const part = (type: string, value: string) =>
    new asn1js.Set({
      value: [
        new AttributeTypeAndValue({
          type,
          value: new asn1js.Utf8String({ value }),
        }).toSchema(),
      ],
    })
  const name = new asn1js.Sequence({
    value: [part(X509.commonName, commonName), part(X509.organisation, organisation)],
  })
  return new RelativeDistinguishedNames({ schema: readBer(viewOf(name.toBER())) })
}

/** RFC 5280, 4.1.2.5: two digits of the year till 2049. */
function timeOf(value: Date): Time {
  return new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value })
}

function extensionsOf({ subjectPublicKey }: PublicKeyInfo): Extension[] {
  const extension = (extnID: string, critical: boolean, value: asn1js.AsnType) =>
    new Extension({ extnID, critical, extnValue: value.toBER() })
  const identifier = keyIdentifier(subjectPublicKey.valueBlock.valueHexView)
  return [
    extension(X509.basicConstraints, true, new BasicConstraints({ cA: false }).toSchema()),
    extension(
      X509.keyUsage,
      true,
      new asn1js.BitString({ valueHex: SIGNS_AND_DECRYPTS, unusedBits: 4 })
    ),
    extension(OID.subjectKeyIdentifier, false, new asn1js.OctetString({ valueHex: identifier })),
  ]
}
