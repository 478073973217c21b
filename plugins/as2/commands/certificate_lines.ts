import type { CertificateFacts } from '#plugins/as2/protocol/certificates'

/** A certificate in lines of text. */
export function certificateLines(facts: CertificateFacts): string[] {
  return [
    facts.subject,
    `  issued by ${facts.issuer}, serial number ${facts.serialNumber}`,
    `  valid from ${facts.validFrom} to ${facts.validTo}, RSA ${facts.bits ?? '-'} bits`,
    `  SHA-256 ${facts.fingerprint}`,
  ]
}
