import type { X509Certificate } from 'node:crypto'

import type { Connection, TransportCertificate } from '#plugins/gateway/contract/transport'
import { readSealedKey } from '#plugins/as2/connection/sealed_key'
import { describeCertificate, readCertificates } from '#plugins/as2/protocol/certificates'
import { UnusableInput } from '#plugins/as2/protocol/refusal'

/** The certificates of a connection that can be read, as people are told of them. */
export function allCertificates({
  values,
}: Pick<Connection, 'values'>): readonly TransportCertificate[] {
  const text = (name: string) => String(values[name] ?? '')
  const pem = (name: string) => () => readCertificates(Buffer.from(text(name)))
  const own = (name: string) => () => [readSealedKey(text(name), text('passphrase')).certificate]
  const told = (
    whose: TransportCertificate['whose'],
    name: string,
    read: () => X509Certificate[]
  ) => (text(name) === '' ? [] : readable(read).map((each) => toldOf(whose, each)))
  return [
    ...told('own', 'key', own('key')),
    ...told('former', 'formerKey', own('formerKey')),
    ...told('partner', 'partnerCertificate', pem('partnerCertificate')),
    ...told('next', 'nextCertificate', pem('nextCertificate')),
  ]
}

function readable(read: () => X509Certificate[]): X509Certificate[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnusableInput) return []
    throw error
  }
}

function toldOf(
  whose: TransportCertificate['whose'],
  certificate: X509Certificate
): TransportCertificate {
  const { subject, validFrom, validTo, fingerprint } = describeCertificate(certificate)
  return { whose, subject, validFrom, validTo, fingerprint }
}
