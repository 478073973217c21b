import type { X509Certificate } from 'node:crypto'

import * as asn1js from 'asn1js'
import { Certificate, IssuerAndSerialNumber } from 'pkijs'

import { OID } from '#plugins/as2/protocol/algorithms'
import { octetsOf, readBer, viewOf } from '#plugins/as2/protocol/ber'
import { keyIdentifier } from '#plugins/as2/protocol/certificates'

/** How CMS names a certificate: by issuer and serial number, or by the identifier of its key. */
export type CertificateName = IssuerAndSerialNumber | asn1js.AsnType

/** The name by issuer and serial number. */
export function issuerAndSerial(certificate: X509Certificate): IssuerAndSerialNumber {
  const { issuer, serialNumber } = structureOf(certificate)
  return new IssuerAndSerialNumber({ issuer, serialNumber })
}

/** The structure of a certificate, as pkijs has it. */
export function structureOf(certificate: X509Certificate): Certificate {
  return new Certificate({ schema: readBer(certificate.raw) })
}

/** Whether a name in a message is that of a certificate. */
export function isNamed(name: CertificateName, certificate: X509Certificate): boolean {
  const structure = structureOf(certificate)
  if (name instanceof IssuerAndSerialNumber) {
    return (
      serialOf(name.serialNumber) === serialOf(structure.serialNumber) &&
      name.issuer.isEqual(structure.issuer)
    )
  }
  const wanted = octetsOf(name)
  return identifiersOf(structure).some((each) => each.equals(wanted))
}

/** `serial number 5F3A...`, to tell somebody which certificate a message names. */
export function describeName(name: CertificateName): string {
  return name instanceof IssuerAndSerialNumber
    ? `serial number ${serialOf(name.serialNumber)}`
    : `key identifier ${octetsOf(name).toString('hex').toUpperCase()}`
}

/** Hexadecimal in capitals, without the zeros in front. */
function serialOf(serial: asn1js.Integer): string {
  const hex = viewOf(serial.valueBlock.valueHexView).toString('hex').toUpperCase()
  return hex.replace(/^(00)+(?=.)/, '')
}

/** Identifiers by which a certificate may be meant: the one that it states, and the usual one. */
function identifiersOf({ extensions, subjectPublicKeyInfo }: Certificate): Buffer[] {
  const stated = extensions?.find(({ extnID }) => extnID === OID.subjectKeyIdentifier)
  const inner = stated && readBer(stated.extnValue.valueBlock.valueHexView)
  return [
    ...(inner instanceof asn1js.OctetString ? [octetsOf(inner)] : []),
    keyIdentifier(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView),
  ]
}
