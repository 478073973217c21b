import {
  keyPair,
  type KeyPair,
  readCertificates,
  readPrivateKey,
} from '#plugins/as2/protocol/certificates'
import { readPkcs12 } from '#plugins/as2/protocol/pkcs12'
import { UnusableInput } from '#plugins/as2/protocol/refusal'

/**
 * Reads a key with its certificate as a connection keeps them: both as PEM one after the other, or a PKCS#12
 * file in Base64.
 * @throws UnusableInput where it is neither, or the passphrase does not open it
 */
export function readSealedKey(text: string, passphrase: string): KeyPair {
  if (!text.includes('-----BEGIN')) {
    return readPkcs12(Buffer.from(text.replaceAll(/\s/g, ''), 'base64'), passphrase)
  }
  const key = readPrivateKey(
    Buffer.from(pemOf(text, /[A-Z ]*PRIVATE KEY/)),
    passphrase || undefined
  )
  const certificates = readCertificates(Buffer.from(pemOf(text, /CERTIFICATE/)))
  const own = certificates.find((each) => each.checkPrivateKey(key)) ?? certificates[0]!
  return keyPair(key, own)
}

/** The text that a connection keeps. */
export const writeSealedKey = ({ key, certificate }: KeyPair): string =>
  `${key.export({ type: 'pkcs8', format: 'pem' }).toString()}${certificate.toString()}`

function pemOf(text: string, kind: RegExp): string {
  const form = new RegExp(`-----BEGIN (${kind.source})-----[^]*?-----END \\1-----`, 'g')
  const found = text.match(form)
  if (found) return found.join('\n')
  throw new UnusableInput('pkcs12-incomplete', 'PEM')
}
