import { UnusableInput } from '#plugins/as2/protocol/refusal'

/** Digests of signatures and MICs. SHA-1 is legacy. */
export type Digest = 'sha256' | 'sha384' | 'sha512' | 'sha1'

interface DigestFacts {
  /** Object identifier of the digest (RFC 5754; RFC 3370 for SHA-1). */
  readonly oid: string
  /** Object identifier of RSA PKCS#1 v1.5 with the digest. */
  readonly rsaOid: string
  /** Its name in `micalg` and in a MIC (RFC 5751, 3.4.3.2). */
  readonly micalg: string
  /** Bytes. */
  readonly length: number
}

export const DIGESTS: Readonly<Record<Digest, DigestFacts>> = {
  sha256: {
    oid: '2.16.840.1.101.3.4.2.1',
    rsaOid: '1.2.840.113549.1.1.11',
    micalg: 'sha-256',
    length: 32,
  },
  sha384: {
    oid: '2.16.840.1.101.3.4.2.2',
    rsaOid: '1.2.840.113549.1.1.12',
    micalg: 'sha-384',
    length: 48,
  },
  sha512: {
    oid: '2.16.840.1.101.3.4.2.3',
    rsaOid: '1.2.840.113549.1.1.13',
    micalg: 'sha-512',
    length: 64,
  },
  sha1: { oid: '1.3.14.3.2.26', rsaOid: '1.2.840.113549.1.1.5', micalg: 'sha1', length: 20 },
}

export const digests = Object.keys(DIGESTS) as readonly Digest[]

/** The digest that a partner names in its own way (`SHA256`, `sha-256`, `"sha1"`), or null. */
export function digestNamed(name: string): Digest | null {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return digests.find((each) => each === plain) ?? null
}

/** The digest with an object identifier, or null. */
export function digestOf(oid: string): Digest | null {
  return digests.find((each) => DIGESTS[each].oid === oid) ?? null
}

/** Ciphers of content. Triple DES is legacy. */
export type ContentCipher = 'aes128-cbc' | 'aes192-cbc' | 'aes256-cbc' | '3des-cbc'

interface CipherFacts {
  readonly oid: string
  /** Its name in OpenSSL. */
  readonly openssl: string
  /** Bytes. */
  readonly keyLength: number
  /** Bytes of a block and of the initialisation vector. */
  readonly blockLength: number
}

export const CIPHERS: Readonly<Record<ContentCipher, CipherFacts>> = {
  'aes128-cbc': aes('2.16.840.1.101.3.4.1.2', 128),
  'aes192-cbc': aes('2.16.840.1.101.3.4.1.22', 192),
  'aes256-cbc': aes('2.16.840.1.101.3.4.1.42', 256),
  '3des-cbc': {
    oid: '1.2.840.113549.3.7',
    openssl: 'des-ede3-cbc',
    keyLength: 24,
    blockLength: 8,
  },
}

function aes(oid: string, bits: number): CipherFacts {
  return { oid, openssl: `aes-${bits}-cbc`, keyLength: bits / 8, blockLength: 16 }
}

export const contentCiphers = Object.keys(CIPHERS) as readonly ContentCipher[]

/** The cipher with an object identifier, or null. */
export function cipherOf(oid: string): ContentCipher | null {
  return contentCiphers.find((each) => CIPHERS[each].oid === oid) ?? null
}

/**
 * How the key of the content travels: RSA PKCS#1 v1.5, or OAEP with SHA-1 (the default of RFC 8017)
 * or with SHA-256, each with the mask of the same digest.
 */
export type KeyTransport = 'pkcs1' | 'oaep' | 'oaep-sha256'

export const keyTransports: readonly KeyTransport[] = ['pkcs1', 'oaep', 'oaep-sha256']

/** Signatures by RSA: PKCS#1 v1.5 or PSS. */
export type SignatureScheme = 'pkcs1' | 'pss'

/** What only a connection that says `legacy` may use: SHA-1 in signatures and MICs, and 3DES. */
export function isLegacy(algorithm: Digest | ContentCipher): boolean {
  return algorithm === 'sha1' || algorithm === '3des-cbc'
}

/** @throws UnusableInput `legacy-not-allowed` for what a connection without `legacy` may not use */
export function allowOwn(algorithm: Digest | ContentCipher, legacy: boolean): void {
  if (isLegacy(algorithm) && !legacy) throw new UnusableInput('legacy-not-allowed', algorithm)
}

/** Object identifiers of CMS (RFC 5652, RFC 3274, RFC 5083) and of RSA (RFC 8017). */
export const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  envelopedData: '1.2.840.113549.1.7.3',
  compressedData: '1.2.840.113549.1.9.16.1.9',
  authEnvelopedData: '1.2.840.113549.1.9.16.1.23',
  zlib: '1.2.840.113549.1.9.16.3.8',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  rsa: '1.2.840.113549.1.1.1',
  rsaOaep: '1.2.840.113549.1.1.7',
  mgf1: '1.2.840.113549.1.1.8',
  rsaPss: '1.2.840.113549.1.1.10',
  subjectKeyIdentifier: '2.5.29.14',
} as const
