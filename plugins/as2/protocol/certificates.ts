import { createHash, createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'

import { UnusableInput } from '#plugins/as2/protocol/refusal'

/** A private key with the certificate that partners know it by. */
export interface KeyPair {
  readonly key: KeyObject
  readonly certificate: X509Certificate
}

/** What people are told of a certificate. */
export interface CertificateFacts {
  /** Names in full, in the order of the certificate: `CN=pvhost, O=AS2 test`. */
  readonly subject: string
  readonly issuer: string
  /** Hexadecimal, in capitals. */
  readonly serialNumber: string
  /** SHA-256 over the certificate, in hexadecimal pairs parted by colons. */
  readonly fingerprint: string
  /** Moments in UTC, ISO 8601. */
  readonly validFrom: string
  readonly validTo: string
  /** Bits of the modulus, or null where it is no RSA key. */
  readonly bits: number | null
}

/**
 * Reads a certificate, PEM or DER.
 * @throws UnusableInput `certificate-unreadable`
 */
export function readCertificate(bytes: Uint8Array | string): X509Certificate {
  try {
    return new X509Certificate(bytes)
  } catch {
    throw new UnusableInput('certificate-unreadable', 'neither PEM nor DER')
  }
}

/** Reads the certificates of a PEM file, several one after the other, or the one of a DER file. */
export function readCertificates(bytes: Uint8Array): X509Certificate[] {
  const blocks = Buffer.from(bytes)
    .toString('latin1')
    .match(/-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----[^]*?-----END [A-Z0-9 ]+-----/g)
  return blocks ? blocks.map((block) => readCertificate(block)) : [readCertificate(bytes)]
}

/**
 * Reads a private RSA key of at least 2048 bits, PEM or DER (PKCS#8 or PKCS#1), with its passphrase
 * where it has one.
 * @throws UnusableInput `key-unreadable`, `passphrase-wrong`, `key-not-rsa`, `key-too-short`
 */
export function readPrivateKey(bytes: Uint8Array, passphrase?: string): KeyObject {
  return checkedKey(openKey(Buffer.from(bytes), passphrase))
}

function openKey(bytes: Buffer, passphrase: string | undefined): KeyObject {
  if (bytes.includes('-----BEGIN')) {
    try {
      return createPrivateKey({ key: bytes, format: 'pem', passphrase })
    } catch {
      const sealed = bytes.includes('ENCRYPTED')
      throw new UnusableInput(sealed ? 'passphrase-wrong' : 'key-unreadable', 'private key')
    }
  }
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    try {
      return createPrivateKey({ key: bytes, format: 'der', type, passphrase })
    } catch {
      continue
    }
  }
  throw new UnusableInput('key-unreadable', 'private key')
}

/** @throws UnusableInput `key-not-rsa`, `key-too-short` */
export function checkedKey(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'rsa') {
    throw new UnusableInput('key-not-rsa', key.asymmetricKeyType ?? 'unknown')
  }
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (bits < 2048) throw new UnusableInput('key-too-short', `${bits}`)
  return key
}

/**
 * Puts a key and its certificate together.
 * @throws UnusableInput `key-does-not-fit` where the certificate is of another key
 */
export function keyPair(key: KeyObject, certificate: X509Certificate): KeyPair {
  if (!certificate.checkPrivateKey(key)) {
    throw new UnusableInput('key-does-not-fit', nameInFull(certificate.subject))
  }
  return { key, certificate }
}

/** What people are told of a certificate. */
export function describeCertificate(certificate: X509Certificate): CertificateFacts {
  const { subject, issuer, serialNumber, fingerprint256, publicKey } = certificate
  return {
    subject: nameInFull(subject),
    issuer: nameInFull(issuer),
    serialNumber,
    fingerprint: fingerprint256,
    validFrom: new Date(certificate.validFrom).toISOString(),
    validTo: new Date(certificate.validTo).toISOString(),
    bits: publicKey.asymmetricKeyDetails?.modulusLength ?? null,
  }
}

const nameInFull = (lines: string | undefined): string => (lines ?? '').split('\n').join(', ')

/** SHA-1 over the public key bits: a key identifier by the first way of RFC 5280, 4.2.1.2. */
export function keyIdentifier(keyBits: Uint8Array): Buffer {
  return createHash('sha1').update(keyBits).digest()
}
